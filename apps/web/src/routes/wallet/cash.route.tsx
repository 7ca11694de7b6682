import { IconButton } from '@kaadi/ui'
import { HistoryIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { PaidInto } from '../../features/bank-accounts/paid-into.view.tsx'
import { useBankAccounts } from '../../features/bank-accounts/use-bank-list.controller.ts'
import { MoneyInAndOut } from '../../features/wallets/money-in-and-out.view.tsx'
import { useRecords } from '../../features/wallets/use-records.controller.ts'
import { useWallet } from '../../features/wallets/use-wallet.controller.ts'
import { WalletPurse } from '../../features/wallets/wallet-purse.view.tsx'
import { useWalletQuery } from '../../platform/money/wallet-query.ts'
import { Link } from '../../platform/navigation/link.tsx'
import { paths, withQuery } from '../../platform/navigation/paths.ts'
import { TabScreen } from '../../platform/screens/tab-screen.tsx'

/** `/wallet/cash`: the wallet. */
export default function CashRoute() {
  const [currencyId, onCurrency] = useWalletQuery()
  const purse = useWallet(currencyId, onCurrency)
  const { refetch, ...records } = useRecords(currencyId, '', 8)
  const banks = useBankAccounts()
  const history = withQuery(paths.history, { currencyId: String(currencyId) })
  return (
    <TabScreen
      title={t('Wallet')}
      endContent={
        <IconButton as={Link} to={history} icon={<HistoryIcon size={24} />} label={t('Statement')} />
      }
    >
      <WalletPurse {...purse} />
      <PaidInto {...banks} />
      {/* How much room the accounts take is known with them: what stands below comes then, and stays where it is. */}
      {(banks.accounts || Boolean(banks.error)) && (
        <MoneyInAndOut {...records} currencyId={currencyId} onRetry={refetch} />
      )}
    </TabScreen>
  )
}
