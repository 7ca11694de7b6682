import { ButtonLink } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useOrder } from '../../features/card-orders/use-order-detail.controller.ts'
import { Link } from '../../platform/navigation/link.tsx'
import { cardDetailPath, paths } from '../../platform/navigation/paths.ts'
import { DetailSkeleton } from '../../platform/screens/detail-skeleton.tsx'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { NavScreen } from '../../platform/screens/nav-screen.tsx'
import { CardDetail } from './card-detail.tsx'

const CardMessages = lazy(() => import('./card-messages.tsx'))

/** `/transaction/cardDetail?giftOrderId=…` */
export default function CardDetailRoute() {
  const [query] = useSearchParams()
  const { order, receivedAt, error, refetch } = useOrder(query.get('giftOrderId') ?? '')
  if (order && query.get('view') === 'messages')
    return (
      <Suspense
        fallback={
          <NavScreen title={t('Ask us')} parent={cardDetailPath(order.giftOrderId)} loading>
            <DetailSkeleton label={t('Loading the trade')} />
          </NavScreen>
        }
      >
        <CardMessages giftOrderId={order.giftOrderId} />
      </Suspense>
    )
  if (order) {
    // Each decision of the desk opens the window of its own afresh.
    const key = `${order.giftOrderId} ${order.operatorTime}`
    return <CardDetail key={key} order={order} receivedAt={receivedAt} />
  }
  return (
    <NavScreen title={t('Trade')} parent={paths.transaction} loading={!error}>
      {error ? (
        <LoadFailure error={error} onRetry={refetch} action={<ToTrades />} />
      ) : (
        <DetailSkeleton label={t('Loading the trade')} />
      )}
    </NavScreen>
  )
}

function ToTrades() {
  return (
    <ButtonLink as={Link} to={paths.transaction} variant="secondary">
      {t('All my trades')}
    </ButtonLink>
  )
}
