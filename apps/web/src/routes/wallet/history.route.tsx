import { currencyIds } from '@kaadi/contract/constants'
import type { WalletEvent } from '@kaadi/contract/wallets'
import { t } from '@kaadi/words'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { recordFilters } from '../../features/wallets/describe-record.ts'
import { SaveStatement } from '../../features/wallets/save-statement.view.tsx'
import { StatementView } from '../../features/wallets/statement.view.tsx'
import { useRecords } from '../../features/wallets/use-records.controller.ts'
import { useSaveStatement } from '../../features/wallets/use-save-statement.controller.ts'
import { useWalletQuery } from '../../platform/money/wallet-query.ts'
import { useChangeQuery } from '../../platform/navigation/change-query.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { NavScreen } from '../../platform/screens/nav-screen.tsx'
import { recentMonths } from '../../platform/time/recent-months.ts'
import { useNow } from '../../platform/time/use-now.ts'

/** `/wallet/history` */
export default function HistoryRoute() {
  const [query] = useSearchParams()
  const changeQuery = useChangeQuery()
  const [currencyId, onCurrency] = useWalletQuery()
  const event: WalletEvent | '' = recordFilters.find(({ value }) => value === query.get('event'))?.value ?? ''
  const now = useNow()
  const months = recentMonths(now)
  const month = months.find((one) => one === query.get('month')) ?? ''
  const { refetch, ...records } = useRecords(currencyId, { event, month })
  const [isSaving, setSaving] = useState(false)
  const save = useSaveStatement(currencyId, now, () => setSaving(false))
  return (
    <NavScreen title={t('Statement')} parent={paths.cash}>
      <StatementView
        {...records}
        currencyId={currencyId}
        month={month}
        months={months}
        onMonth={(next) => changeQuery({ month: next })}
        currencyIds={currencyIds}
        event={event}
        onCurrency={onCurrency}
        onEvent={(next) => changeQuery({ event: next })}
        onRetry={refetch}
        onSave={() => setSaving(true)}
      />
      <SaveStatement {...save} open={isSaving} />
    </NavScreen>
  )
}
