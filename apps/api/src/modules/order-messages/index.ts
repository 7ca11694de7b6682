import { defineModule } from '../../module.ts'
import { orderMessageInvariants } from './order-messages.invariants.ts'
import { firstMacros } from './order-messages.reference-rows.ts'
import { orderMessagesRoutes } from './order-messages.routes.ts'

export { sealedMessageColumns } from './message-text.ts'
export { eraseMessages } from './order-messages.repository.ts'

export const orderMessagesModule = defineModule({
  name: 'order-messages',
  routes: orderMessagesRoutes,
  invariants: orderMessageInvariants,
  tables: ['order_threads', 'order_messages', 'message_photos', 'desk_macros'],
  views: ['kept_message_photos'],
  referenceRows: [firstMacros],
})
