import { LoadSwitch } from '@kaadi/react'
import { ButtonLink } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { useSearchParams } from 'react-router-dom'
import { useWithdrawalDetail } from '../../features/withdrawals/use-withdrawal-detail.controller.ts'
import { WithdrawalDetailView } from '../../features/withdrawals/withdrawal-detail.view.tsx'
import { Link } from '../../platform/navigation/link.tsx'
import { paths, withQuery } from '../../platform/navigation/paths.ts'
import { isWellFormedId } from '../../platform/navigation/well-formed-id.ts'
import { DetailSkeleton } from '../../platform/screens/detail-skeleton.tsx'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { NavScreen } from '../../platform/screens/nav-screen.tsx'
import { NothingHere } from '../../platform/screens/nothing-here.tsx'

const withdrawals = withQuery(paths.transaction, { tab: 'withdrawals' })

/** `/transaction/withdrawDetail?id=…` */
export default function WithdrawDetailRoute() {
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  return isWellFormedId(id) ? <Withdrawal id={id} /> : <NoWithdrawal />
}

function Withdrawal({ id }: { id: string }) {
  const { view, error, refetch } = useWithdrawalDetail(id)
  return (
    <NavScreen title={t('Withdrawal')} parent={withdrawals} loading={!view && !error}>
      <LoadSwitch
        data={view}
        error={error}
        failed={<LoadFailure error={error} onRetry={refetch} action={<ToWithdrawals />} />}
        loading={<DetailSkeleton label={t('Loading the withdrawal')} />}
      >
        {(view) => <WithdrawalDetailView {...view} />}
      </LoadSwitch>
    </NavScreen>
  )
}

function NoWithdrawal() {
  return (
    <NavScreen title={t('Withdrawal')} parent={withdrawals}>
      <NothingHere action={<ToWithdrawals />} />
    </NavScreen>
  )
}

function ToWithdrawals() {
  return (
    <ButtonLink as={Link} to={withdrawals} variant="secondary">
      {t('All my withdrawals')}
    </ButtonLink>
  )
}
