import type { CurrencyId } from '@kaadi/contract/constants'
import { ButtonLink, IconButton } from '@kaadi/ui'
import { ArrowLeftRightIcon, HistoryIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { AutoRuleLink } from '../../features/auto-withdrawals/auto-rule-link.view.tsx'
import { useAutoRule } from '../../features/auto-withdrawals/use-auto-rule.controller.ts'
import { PaidInto } from '../../features/bank-accounts/paid-into.view.tsx'
import { useBankAccounts } from '../../features/bank-accounts/use-bank-list.controller.ts'
import { DebtsNotice } from '../../features/debts/debts-notice.view.tsx'
import { useDebts } from '../../features/debts/use-debts.controller.ts'
import { MoneyInAndOut } from '../../features/wallets/money-in-and-out.view.tsx'
import { useRecords } from '../../features/wallets/use-records.controller.ts'
import { useWallet } from '../../features/wallets/use-wallet.controller.ts'
import { WalletPurse } from '../../features/wallets/wallet-purse.view.tsx'
import { useWalletQuery } from '../../platform/money/wallet-query.ts'
import { Link } from '../../platform/navigation/link.tsx'
import { exchangePath, paths, withQuery } from '../../platform/navigation/paths.ts'
import { NavScreen } from '../../platform/screens/nav-screen.tsx'
import { TabScreen } from '../../platform/screens/tab-screen.tsx'

const Exchange = lazy(() => import('./exchange.tsx'))
const AutoWithdrawal = lazy(() => import('./auto-withdrawal.tsx'))

/** `/wallet/cash`: the wallet, and over it what is exchanged between wallets. */
export default function CashRoute() {
  const [query] = useSearchParams()
  const [currencyId, onCurrency] = useWalletQuery()
  const id = query.get('exchange')
  if (id === null && query.get('view') === 'auto') {
    return (
      <Suspense fallback={<NavScreen title={t('Automatic withdrawal')} parent={paths.cash} loading />}>
        <AutoWithdrawal currencyId={currencyId} />
      </Suspense>
    )
  }
  if (id === null && query.get('view') !== 'exchange')
    return <Wallet currencyId={currencyId} onCurrency={onCurrency} />
  return (
    <Suspense fallback={<NavScreen title={t('Exchange')} parent={paths.cash} loading />}>
      <Exchange currencyId={currencyId} id={id} />
    </Suspense>
  )
}

function Wallet({
  currencyId,
  onCurrency,
}: {
  currencyId: CurrencyId
  onCurrency: (currencyId: CurrencyId) => void
}) {
  const purse = useWallet(currencyId, onCurrency)
  const { refetch, ...records } = useRecords(currencyId, { size: 8 })
  const banks = useBankAccounts()
  const debts = useDebts()
  const history = withQuery(paths.history, { currencyId: String(currencyId) })
  return (
    <TabScreen
      title={t('Wallet')}
      endContent={
        <IconButton as={Link} to={history} icon={<HistoryIcon size={24} />} label={t('Statement')} />
      }
    >
      <WalletPurse {...purse} />
      <DebtsNotice debts={debts} />
      <ButtonLink
        as={Link}
        to={exchangePath(String(currencyId))}
        variant="secondary"
        icon={<ArrowLeftRightIcon />}
        block
      >
        {t('Exchange')}
      </ButtonLink>
      <PaidInto
        {...banks}
        currencyId={currencyId}
        accounts={banks.accounts?.filter((account) => account.currencyId === currencyId)}
      />
      {banks.accounts && banks.accounts.length > 0 && <AutoRule currencyId={currencyId} />}
      {/* How much room the accounts take is known with them: what stands below comes then, and stays where it is. */}
      {(banks.accounts || Boolean(banks.error)) && (
        <MoneyInAndOut {...records} currencyId={currencyId} onRetry={refetch} />
      )}
    </TabScreen>
  )
}

function AutoRule({ currencyId }: { currencyId: CurrencyId }) {
  const { rule } = useAutoRule(currencyId)
  return (
    <AutoRuleLink to={withQuery(paths.cash, { view: 'auto', currencyId: String(currencyId) })} rule={rule} />
  )
}
