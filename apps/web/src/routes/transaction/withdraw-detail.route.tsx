import '../../features/withdrawals/feature.css'
import '../../platform/parts.css'
import { ButtonLink } from '@kaadi/ui'
import { useSearchParams } from 'react-router-dom'
import { useWithdrawalDetail } from '../../features/withdrawals/use-withdrawal-detail.controller.ts'
import { WithdrawalDetailView } from '../../features/withdrawals/withdrawal-detail.view.tsx'
import { DetailSkeleton } from '../../platform/detail-skeleton.tsx'
import { Link } from '../../platform/link.tsx'
import { LoadFailure } from '../../platform/load-failure.tsx'
import { NavScreen } from '../../platform/nav-screen.tsx'
import { paths, withQuery } from '../../platform/paths.ts'

const withdrawals = withQuery(paths.transaction, { tab: 'withdrawals' })

/** `/transaction/withdrawDetail?id=…` */
export default function WithdrawDetailRoute() {
  const [query] = useSearchParams()
  const { view, error, refetch } = useWithdrawalDetail(query.get('id') ?? '')
  return (
    <NavScreen title="Withdrawal" parent={withdrawals} loading={!view && !error}>
      {view ? (
        <WithdrawalDetailView {...view} />
      ) : error ? (
        <LoadFailure error={error} onRetry={refetch} action={<ToWithdrawals />} />
      ) : (
        <DetailSkeleton label="Loading the withdrawal" />
      )}
    </NavScreen>
  )
}

function ToWithdrawals() {
  return (
    <ButtonLink as={Link} to={withdrawals} variant="secondary">
      All my withdrawals
    </ButtonLink>
  )
}
