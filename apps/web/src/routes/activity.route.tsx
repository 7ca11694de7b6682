import { t } from '@kaadi/words'
import { lazy } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { ActivityView, OverView } from '../features/activity/activity.view.tsx'
import { InviteView } from '../features/activity/invite.view.tsx'
import { RankListView } from '../features/activity/rank-list.view.tsx'
import { RebateView } from '../features/activity/rebate.view.tsx'
import { useInvite } from '../features/activity/use-invite.controller.ts'
import { useRankList } from '../features/activity/use-rank-list.controller.ts'
import { useRebate } from '../features/activity/use-rebate.controller.ts'
import { useRunning } from '../features/activity/use-running.controller.ts'
import { couponPath, paths } from '../platform/navigation/paths.ts'
import { NavScreen } from '../platform/screens/nav-screen.tsx'

const GiftsPart = lazy(() => import('./activity-gifts.tsx'))

/** `/activity`: what is on, and one part of it with `?view=`. A part that is not running says so (`notExist`). */
export default function ActivityRoute() {
  const [query] = useSearchParams()
  const couponId = query.get('couponId')
  switch (query.get('view')) {
    case null:
    case '':
      return <Running />
    case 'invite':
      return <Inviting />
    case 'rankList':
      return <Ranking />
    case 'rebate':
      return <Rebate />
    case 'gift':
      return <GiftsPart view="gift" />
    case 'giftCard':
      return <GiftsPart view="giftCard" />
    // Coupons have a list and a page of their own.
    case 'coupon':
      return <Navigate to={paths.coupon} replace />
    case 'couponInfo':
      return <Navigate to={couponId ? couponPath(couponId) : paths.coupon} replace />
    default:
      return (
        <NavScreen title={t('What is on')} parent={paths.activity}>
          <OverView />
        </NavScreen>
      )
  }
}

const Running = () => (
  <NavScreen title={t('What is on')} parent={paths.account}>
    <ActivityView {...useRunning()} />
  </NavScreen>
)

const Inviting = () => (
  <NavScreen title={t('Bring a friend')} parent={paths.activity}>
    <InviteView {...useInvite()} />
  </NavScreen>
)

const Ranking = () => (
  <NavScreen title={t('Best sellers')} parent={paths.activity}>
    <RankListView {...useRankList()} />
  </NavScreen>
)

const Rebate = () => (
  <NavScreen title={t('Your rebate')} parent={paths.activity}>
    <RebateView {...useRebate()} />
  </NavScreen>
)
