import '../../features/withdrawals/feature.css'
import '../../platform/parts.css'
import { useSearchParams } from 'react-router-dom'
import { useWithdrawalDetail } from '../../features/withdrawals/use-withdrawal-detail.controller.ts'
import { WithdrawalDetailView } from '../../features/withdrawals/withdrawal-detail.view.tsx'
import { DetailSkeleton } from '../../platform/detail-skeleton.tsx'
import { LoadFailure } from '../../platform/load-failure.tsx'
import { NavScreen } from '../../platform/nav-screen.tsx'
import { paths } from '../../platform/paths.ts'

/** `/transaction/withdrawDetail?id=…` */
export default function WithdrawDetailRoute() {
  const [query] = useSearchParams()
  const { view, error, refetch } = useWithdrawalDetail(query.get('id') ?? '')
  return (
    <NavScreen title="Withdrawal" parent={`${paths.transaction}?tab=withdrawals`} busy={!view && !error}>
      {view ? (
        <WithdrawalDetailView {...view} />
      ) : error ? (
        <LoadFailure error={error} onRetry={refetch} />
      ) : (
        <DetailSkeleton label="Loading the withdrawal" />
      )}
    </NavScreen>
  )
}
