import type { CardOrder } from '@kaadi/contract/card-orders'
import { t } from '@kaadi/words'
import {
  OrderMessagesComposer,
  OrderMessagesView,
} from '../../features/order-messages/order-messages.view.tsx'
import { useOrderMessages } from '../../features/order-messages/use-order-messages.controller.ts'
import { cardDetailPath } from '../../platform/navigation/paths.ts'
import { NavScreen } from '../../platform/screens/nav-screen.tsx'

/** `/transaction/cardDetail?giftOrderId=…&view=messages` */
export default function CardMessages({ giftOrderId }: Pick<CardOrder, 'giftOrderId'>) {
  const thread = useOrderMessages(giftOrderId)
  return (
    <NavScreen
      title={t('Ask us')}
      parent={cardDetailPath(giftOrderId)}
      loading={!thread.messages && !thread.error}
      footer={<OrderMessagesComposer {...thread} />}
    >
      <OrderMessagesView {...thread} />
    </NavScreen>
  )
}
