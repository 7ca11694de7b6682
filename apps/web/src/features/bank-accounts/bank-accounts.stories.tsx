import type { Bank } from '@kaadi/contract/bank-accounts'
import { currencyIds } from '@kaadi/contract/constants'
import { t } from '@kaadi/words'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { twoBankAccounts } from '../../../test/stories/samples.ts'
import { staged, wholeScreen } from '../../../test/stories/stage.tsx'
import { still } from '../../../test/stories/still.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { NavScreen } from '../../platform/screens/nav-screen.tsx'
import { BankAddDock, BankAddView } from './bank-add.view.tsx'
import { BankListDock, BankListView } from './bank-list.view.tsx'

/** `/wallet/bankList`, and with `?add=1` the form of a new account. */
const meta = {
  title: 'Screens/Bank accounts',
  ...staged,
  parameters: { ...wholeScreen({ at: paths.bankList }) },
} satisfies Meta
export default meta
type Story = StoryObj

const bank: Bank = {
  code: '058',
  name: 'Guaranty Trust Bank',
  kind: 'bank',
  currencyId: 1,
  initials: 'GT',
  color: '#dd4f05',
  numberPattern: '\\d{10}',
  numberHint: '10 digits',
  numberPrefix: null,
  network: null,
}
const listOf = (accounts: typeof twoBankAccounts) => (
  <NavScreen
    title={t('Bank accounts')}
    parent={paths.cash}
    footer={accounts.length > 0 && <BankListDock addPath={paths.bankList} />}
  >
    <BankListView
      accounts={accounts}
      max={4}
      addPath={paths.bankList}
      loading={false}
      onDefault={still}
      onRemove={still}
    />
  </NavScreen>
)

export const List: Story = { render: () => listOf(twoBankAccounts) }

export const Nothing: Story = { render: () => listOf([]) }

/** The bank has named the owner of the number, and it is the seller. */
export const Adding: Story = {
  render: () => (
    <NavScreen
      title={t('Add a bank')}
      parent={paths.bankList}
      footer={<BankAddDock loading={false} onAdd={still} />}
    >
      <BankAddView
        currencyId={1}
        currencyIds={currencyIds}
        banks={[bank]}
        banksError={null}
        bank={bank}
        bankProblem={null}
        number="0123456789"
        numberProblem={null}
        numberWarning={null}
        isSoundAddress={false}
        resolution={{ state: 'resolved', name: 'ADAEZE N OKAFOR', match: 'exact' }}
        onCurrency={still}
        onBank={still}
        onNumber={still}
        onNumberLeft={still}
        onResolveAgain={still}
        onRetryBanks={still}
        onRename={still}
      />
    </NavScreen>
  ),
}
