import { ButtonLink } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useOrder } from '../../features/card-orders/use-order-detail.controller.ts'
import { Link } from '../../platform/navigation/link.tsx'
import { cardDetailPath, paths } from '../../platform/navigation/paths.ts'
import { isWellFormedId } from '../../platform/navigation/well-formed-id.ts'
import { DetailSkeleton } from '../../platform/screens/detail-skeleton.tsx'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { NavScreen } from '../../platform/screens/nav-screen.tsx'
import { NothingHere } from '../../platform/screens/nothing-here.tsx'
import { CardDetail } from './card-detail.tsx'

const CardMessages = lazy(() => import('./card-messages.tsx'))

/** `/transaction/cardDetail?giftOrderId=…` */
export default function CardDetailRoute() {
  const [query] = useSearchParams()
  const id = query.get('giftOrderId') ?? ''
  return isWellFormedId(id) ? <Trade id={id} isMessages={query.get('view') === 'messages'} /> : <NoTrade />
}

function Trade({ id, isMessages }: { id: string; isMessages: boolean }) {
  const { order, receivedAt, error, refetch } = useOrder(id)
  if (order && isMessages)
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

function NoTrade() {
  return (
    <NavScreen title={t('Trade')} parent={paths.transaction}>
      <NothingHere action={<ToTrades />} />
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
