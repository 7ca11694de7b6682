import { currencyIds } from '@kaadi/contract/constants'
import { t } from '@kaadi/words'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { steamLook, walletRecords } from '../../../test/stories/samples.ts'
import { staged, wholeScreen } from '../../../test/stories/stage.tsx'
import { pagesOf, still } from '../../../test/stories/still.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { NavScreen } from '../../platform/screens/nav-screen.tsx'
import { TabScreen } from '../../platform/screens/tab-screen.tsx'
import { MoneyInAndOut } from './money-in-and-out.view.tsx'
import { StatementView } from './statement.view.tsx'
import type { Records } from './use-records.controller.ts'
import { WalletPurse, type WalletPurseProps } from './wallet-purse.view.tsx'

/** `/wallet/cash` and `/wallet/history` */
const meta = {
  title: 'Screens/Wallet',
  ...staged,
  parameters: { ...wholeScreen({ at: paths.cash }) },
} satisfies Meta
export default meta
type Story = StoryObj

const looks: Pick<Records, 'faceOf' | 'statusOf'> = {
  faceOf: ({ event }) => (event === 'cardOrder' ? { name: 'Steam', ...steamLook } : undefined),
  statusOf: () => undefined,
}
const walletOf = (
  figures: Pick<WalletPurseProps, 'available' | 'processing' | 'checking'>,
  records: typeof walletRecords,
) => (
  <TabScreen title={t('Wallet')}>
    <WalletPurse
      currencyId={1}
      currencyIds={currencyIds}
      {...figures}
      stopped={false}
      hidden={false}
      onHiddenChange={still}
      onCurrency={still}
    />
    <MoneyInAndOut {...pagesOf(records)} {...looks} currencyId={1} onRetry={still} />
  </TabScreen>
)

export const Cash: Story = {
  render: () => walletOf({ available: '248600', processing: '60000', checking: '150000' }, walletRecords),
}

export const NothingYet: Story = {
  render: () => walletOf({ available: '0', processing: '0', checking: '0' }, []),
}

export const History: Story = {
  render: () => (
    <NavScreen title={t('Statement')} parent={paths.cash}>
      <StatementView
        {...pagesOf(walletRecords)}
        {...looks}
        currencyId={1}
        currencyIds={currencyIds}
        event=""
        month=""
        months={['2026-11', '2026-10']}
        onCurrency={still}
        onEvent={still}
        onMonth={still}
        onRetry={still}
        onSave={still}
      />
    </NavScreen>
  ),
}
