import { aDebt } from '@kaadi/testing/builders'
import { t } from '@kaadi/words'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { staged, wholeScreen } from '../../../test/stories/stage.tsx'
import { paths } from '../../platform/navigation/paths.ts'
import { NavScreen } from '../../platform/screens/nav-screen.tsx'
import { DebtsNotice, type DebtsNoticeProps } from './debts-notice.view.tsx'

/** What a seller owes, in `/wallet/cash` and before a withdrawal */
const meta = {
  title: 'Screens/Debts',
  ...staged,
  parameters: { ...wholeScreen({ at: paths.cash }) },
} satisfies Meta
export default meta
type Story = StoryObj

const debts = [aDebt(), aDebt({ currencyId: 2, owed: '50.00', repaid: '0.00', sources: [] })]
const noticed = (props: DebtsNoticeProps) => (
  <NavScreen title={t('Wallet')} parent={paths.cash}>
    <DebtsNotice {...props} />
  </NavScreen>
)

export const InTheWallet: Story = { render: () => noticed({ debts }) }

/** From the naira wallet: one debt stands in it, the other one in the way of it. */
export const BeforeAWithdrawal: Story = { render: () => noticed({ debts, withdrawsFrom: 1 }) }
