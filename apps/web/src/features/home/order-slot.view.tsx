import { walletCurrency } from '@kaadi/core/money'
import './order-slot.css'
import { LiveOrder, Panel, Skeleton } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { lazy } from 'react'
import { Link } from '../../platform/navigation/link.tsx'
import { cardDetailPath } from '../../platform/navigation/paths.ts'
import type { OrderSlot } from './decide-order-slot.ts'
import { orderTitle } from './order-title.ts'

const OrderNeedsYou = lazy(() => import('./order-needs-you.view.tsx'))

export interface OrderSlotViewProps {
  readonly slot: OrderSlot | undefined
  readonly lookOf: (
    cardTypeId: string,
  ) => { readonly colors: readonly [string, string]; readonly logo: string | null } | undefined
}

/** The trade that needs the seller, and the one to follow. Keeps its room while they load. */
export function OrderSlotView({ slot, lookOf }: OrderSlotViewProps) {
  if (!slot) return <Waiting />
  const { needsYou, moreNeedYou, latest } = slot
  return (
    <div className="w-home-orders">
      {needsYou && <OrderNeedsYou order={needsYou} more={moreNeedYou} />}
      {latest && (
        <LiveOrder
          as={Link}
          to={cardDetailPath(latest.giftOrderId)}
          cardName={latest.cardTypeName}
          {...lookOf(latest.cardTypeId)}
          title={orderTitle(latest)}
          status={latest.orderStatus}
          amount={latest.settledAmount ?? latest.offeredAmount ?? latest.payout}
          currency={walletCurrency(latest.currencyId)}
          windowOver
        />
      )}
    </div>
  )
}

/** A slow line has something to read meanwhile, and it is the largest that a first visit shows (decision 189). */
const Waiting = () => (
  <>
    <Panel appearance="lifted" aria-busy="true" className="w-home-waiting">
      <Skeleton shape="panel" width="4rem" height="2.625rem" />
      <span>
        <Skeleton width="50%" height="1rem" />
        <Skeleton width="70%" height="0.875rem" />
      </span>
    </Panel>
    <p className="w-home-meanwhile">
      {t('We never ask for a card’s code in a chat or on the phone. Type it here, and nowhere else.')}
    </p>
  </>
)
