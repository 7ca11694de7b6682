import type { BankAccount } from '@kaadi/contract/bank-accounts'
import { currencyIds } from '@kaadi/contract/constants'
import type { Withdrawal, WithdrawalLimits } from '@kaadi/contract/withdrawals'
import { SegmentedControl } from '@kaadi/ui'
import { t } from '@kaadi/words'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { DebtsNotice } from '../../features/debts/debts-notice.view.tsx'
import { useDebts } from '../../features/debts/use-debts.controller.ts'
import { SetPin } from '../../features/withdrawal-pins/set-pin.tsx'
import { Processing } from '../../features/withdrawals/processing.tsx'
import { Sought } from '../../features/withdrawals/sending/sought.view.tsx'
import { useWithdraw } from '../../features/withdrawals/use-withdraw.controller.ts'
import { useWithdrawFacts } from '../../features/withdrawals/use-withdraw-facts.controller.ts'
import { WithdrawDock, WithdrawView } from '../../features/withdrawals/withdraw.view.tsx'
import { walletNames } from '../../platform/money/wallet-names.ts'
import { useWalletQuery } from '../../platform/money/wallet-query.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { FormSkeleton } from '../../platform/screens/form-skeleton.tsx'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { NavScreen } from '../../platform/screens/nav-screen.tsx'

/** `/wallet/withdraw?currencyId=…`, and with `retry=…` of a withdrawal that failed. */
export default function WithdrawRoute() {
  const [currencyId, onCurrency] = useWalletQuery()
  const [query] = useSearchParams()
  const failedId = query.get('retry')
  const debts = useDebts()
  const { limits, accounts, failed, error, refetch } = useWithdrawFacts(currencyId, failedId)
  const currencies = (
    <SegmentedControl
      label={t('Wallet')}
      options={currencyIds.map((id) => ({ value: String(id), label: t(walletNames[id]) }))}
      value={String(currencyId)}
      onValueChange={(id) => onCurrency(currencyIds.find((one) => String(one) === id)!)}
    />
  )
  if (limits && accounts && failed !== undefined) {
    return (
      <Withdraw
        key={`${currencyId} ${failedId}`}
        limits={limits}
        accounts={accounts}
        failed={failed ?? undefined}
        currencies={failed ? null : currencies}
        debts={<DebtsNotice debts={debts} withdrawsFrom={currencyId} />}
      />
    )
  }
  return (
    <NavScreen title={t('Withdraw')} parent={paths.cash} loading={!error}>
      {currencies}
      {error ? (
        <LoadFailure error={error} onRetry={refetch} />
      ) : (
        <FormSkeleton label={t('Loading limits and accounts')} />
      )}
    </NavScreen>
  )
}

interface WithdrawProps {
  limits: WithdrawalLimits
  accounts: readonly BankAccount[]
  failed: Withdrawal | undefined
  currencies: ReactNode
  /** What is owed, said before anything is typed. */
  debts: ReactNode
}

function Withdraw({ limits, accounts, failed, currencies, debts }: WithdrawProps) {
  const withdrawing = useWithdraw(limits, accounts, failed)
  const { step, sought, withdrawalId, onPinSet, onBack } = withdrawing
  if (withdrawalId) return <Processing id={withdrawalId} />
  if (step === 'sought')
    return (
      <NavScreen title={t('Withdraw')} parent={paths.cash}>
        <Sought {...sought} />
      </NavScreen>
    )
  return (
    <NavScreen title={t('Withdraw')} parent={paths.cash} footer={<WithdrawDock {...withdrawing} />}>
      {currencies}
      {debts}
      <WithdrawView
        {...withdrawing}
        setPin={step === 'pinMissing' && <SetPin onSet={onPinSet} onClose={onBack} />}
      />
    </NavScreen>
  )
}
