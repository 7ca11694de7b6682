import { currencyIds } from '@kaadi/contract/constants'
import type { WalletEvent } from '@kaadi/contract/wallets'
import { t } from '@kaadi/words'
import { useSearchParams } from 'react-router-dom'
import { recordFilters } from '../../features/wallets/describe-record.ts'
import { StatementView } from '../../features/wallets/statement.view.tsx'
import { useRecords } from '../../features/wallets/use-records.controller.ts'
import { useWalletQuery } from '../../platform/money/wallet-query.ts'
import { useChangeQuery } from '../../platform/navigation/change-query.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { NavScreen } from '../../platform/screens/nav-screen.tsx'

/** `/wallet/history` */
export default function HistoryRoute() {
  const [query] = useSearchParams()
  const changeQuery = useChangeQuery()
  const [currencyId, onCurrency] = useWalletQuery()
  const event: WalletEvent | '' = recordFilters.find(({ value }) => value === query.get('event'))?.value ?? ''
  const { refetch, ...records } = useRecords(currencyId, event)
  return (
    <NavScreen title={t('Statement')} parent={paths.cash}>
      <StatementView
        {...records}
        currencyId={currencyId}
        currencyIds={currencyIds}
        event={event}
        onCurrency={onCurrency}
        onEvent={(next) => changeQuery({ event: next })}
        onRetry={refetch}
      />
    </NavScreen>
  )
}
