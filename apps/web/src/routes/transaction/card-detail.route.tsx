import '../../features/card-orders/feature.css'
import '../../features/sell-card/feature.css'
import '../../platform/parts.css'
import { ButtonLink } from '@kaadi/ui'
import { useSearchParams } from 'react-router-dom'
import { useOrder } from '../../features/card-orders/use-order-detail.controller.ts'
import { DetailSkeleton } from '../../platform/detail-skeleton.tsx'
import { Link } from '../../platform/link.tsx'
import { LoadFailure } from '../../platform/load-failure.tsx'
import { NavScreen } from '../../platform/nav-screen.tsx'
import { paths } from '../../platform/paths.ts'
import { CardDetail } from './card-detail.tsx'

/** `/transaction/cardDetail?giftOrderId=…` */
export default function CardDetailRoute() {
  const [query] = useSearchParams()
  const { order, receivedAt, error, refetch } = useOrder(query.get('giftOrderId') ?? '')
  if (order) {
    // Each decision of the desk opens the window of its own afresh.
    const key = `${order.giftOrderId} ${order.operatorTime}`
    return <CardDetail key={key} order={order} receivedAt={receivedAt} />
  }
  return (
    <NavScreen title="Trade" parent={paths.transaction} loading={!error}>
      {error ? (
        <LoadFailure error={error} onRetry={refetch} action={<ToTrades />} />
      ) : (
        <DetailSkeleton label="Loading the trade" />
      )}
    </NavScreen>
  )
}

function ToTrades() {
  return (
    <ButtonLink as={Link} to={paths.transaction} variant="secondary">
      All my trades
    </ButtonLink>
  )
}
