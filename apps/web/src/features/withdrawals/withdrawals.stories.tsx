import { decideWithdrawal, money, walletCurrency } from '@kaadi/core/money'
import { aWithdrawal, aWithdrawalLimits } from '@kaadi/testing/builders'
import { SegmentedControl } from '@kaadi/ui'
import { t } from '@kaadi/words'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { twoBankAccounts } from '../../../test/stories/samples.ts'
import { staged, wholeScreen } from '../../../test/stories/stage.tsx'
import { pagesOf, still } from '../../../test/stories/still.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { NavScreen } from '../../platform/screens/nav-screen.tsx'
import { TabScreen } from '../../platform/screens/tab-screen.tsx'
import { describeAmount } from './describe-amount.ts'
import { Sought as SoughtView } from './sending/sought.view.tsx'
import { ProcessingDock, UnitProcessing } from './unit-processing.view.tsx'
import { WithdrawDock, WithdrawView, type WithdrawViewProps } from './withdraw.view.tsx'
import { WithdrawalDetailView } from './withdrawal-detail.view.tsx'
import { WithdrawalListView } from './withdrawal-list.view.tsx'

/** `/wallet/withdraw`, `/transaction?tab=withdrawals` and `/transaction/withdrawDetail` */
const meta = {
  title: 'Screens/Withdrawals',
  ...staged,
  parameters: { ...wholeScreen({ at: paths.withdraw }) },
} satisfies Meta
export default meta
type Story = StoryObj

const now = Date.parse('2026-11-20T13:30:00.000Z')
const limits = aWithdrawalLimits()
const tooMuch = decideWithdrawal(limits, money('150000', 1), money(limits.available, 1))
const amount: WithdrawViewProps['amount'] = {
  limits,
  amount: '60000',
  decision: decideWithdrawal(limits, money('60000', 1), money(limits.available, 1)),
  problem: null,
  isUnsent: false,
  refusal: null,
  accounts: twoBankAccounts,
  bankAccountId: 'bank-account-1',
  addAccountPath: paths.bankList,
  onAmount: still,
  onLeave: still,
  onAccount: still,
}
const password: WithdrawViewProps['password'] = {
  step: 'closed',
  digits: '',
  amount: '60000',
  currency: walletCurrency(1),
  account: 'Guaranty Trust Bank 4821',
  wrong: false,
  attemptsLeft: undefined,
  lockedUntil: undefined,
  online: true,
  onDigits: still,
  onComplete: still,
  onRetry: still,
  onClose: still,
}
const formOf = (given: Partial<Pick<WithdrawViewProps, 'amount' | 'password' | 'canContinue'>> = {}) => {
  const withdrawing = {
    step: 'amount' as const,
    amount,
    password,
    withdrawalId: undefined,
    canContinue: true,
    onContinue: still,
    onPinSet: still,
    onBack: still,
    ...given,
  }
  return (
    <NavScreen title={t('Withdraw')} parent={paths.cash} footer={<WithdrawDock {...withdrawing} />}>
      <WithdrawView {...withdrawing} setPin={null} />
    </NavScreen>
  )
}

export const Withdraw: Story = { render: () => formOf() }

export const TooMuch: Story = {
  render: () =>
    formOf({
      amount: {
        ...amount,
        amount: '150000',
        decision: tooMuch,
        problem: describeAmount(tooMuch),
      },
    }),
}

/** The networks of all saved addresses are closed: nothing is promised. */
export const ClosedNetwork: Story = {
  render: () =>
    formOf({
      canContinue: false,
      amount: {
        ...amount,
        decision: undefined,
        accounts: amount.accounts.map((account) => ({ ...account, networkClosed: true })),
        bankAccountId: undefined,
      },
    }),
}

/** What got no answer on an earlier visit. */
export const Sought: Story = {
  render: () => (
    <NavScreen title={t('Withdraw')} parent={paths.cash}>
      <SoughtView amount="60000" currencyId={1} isUnreached online onRetry={still} />
    </NavScreen>
  ),
}

/** It has not arrived. */
export const Unsent: Story = { render: () => formOf({ amount: { ...amount, isUnsent: true } }) }

export const WithdrawPassword: Story = {
  render: () => formOf({ password: { ...password, step: 'pin', digits: '482' } }),
}

/** No answer came: whatever is pressed, the money is sent once. */
export const WithdrawPasswordUnanswered: Story = {
  render: () => formOf({ password: { ...password, step: 'unanswered', online: false } }),
}

const events = [
  { version: 1, status: 0, actor: 'seller', time: '2026-11-20T12:32:00.000Z' },
  { version: 2, status: 3, actor: 'system', time: '2026-11-20T12:33:00.000Z' },
] as const
const onItsWay = aWithdrawal({ events: [...events], expectedTime: '2026-11-20T13:40:00.000Z' })
const paid = aWithdrawal({
  id: 'withdrawal-2',
  status: 10,
  bankSlipNumber: '000014261120123600',
  updateTime: '2026-11-20T12:36:00.000Z',
  events: [...events, { version: 3, status: 10, actor: 'system', time: '2026-11-20T12:36:00.000Z' }],
})
const failed = aWithdrawal({
  id: 'withdrawal-3',
  status: 21,
  events: [...events, { version: 3, status: 21, actor: 'system', time: '2026-11-20T12:36:00.000Z' }],
})

/** Just asked for. */
export const Sent: Story = {
  render: () => (
    <NavScreen title={t('Withdrawal')} parent={paths.cash} footer={<ProcessingDock id="withdrawal-1" />}>
      <UnitProcessing withdrawal={onItsWay} now={now} />
    </NavScreen>
  ),
}

const detailOf = (withdrawal: typeof paid) => (
  <NavScreen title={t('Withdrawal')} parent={paths.transaction}>
    <WithdrawalDetailView
      withdrawal={withdrawal}
      badge={{ letters: 'GT', color: '#c2410c' }}
      now={now}
      copied={false}
      onCopy={still}
      saving={false}
      onReceipt={still}
      cancelling={false}
      onCancel={still}
    />
  </NavScreen>
)

export const Paid: Story = { render: () => detailOf(paid) }

export const Failed: Story = { render: () => detailOf(failed) }

export const List: Story = {
  parameters: { ...wholeScreen({ at: paths.transaction }) },
  render: () => (
    <TabScreen title={t('Trades')}>
      <SegmentedControl
        label={t('What to show')}
        options={[
          { value: 'cards', label: t('Gift cards') },
          { value: 'withdrawals', label: t('Withdrawals') },
        ]}
        value="withdrawals"
        onValueChange={still}
      />
      <WithdrawalListView
        withdrawals={[onItsWay, paid, failed]}
        error={null}
        state=""
        more={pagesOf([]).more}
        onState={still}
        onRetry={still}
      />
    </TabScreen>
  ),
}
