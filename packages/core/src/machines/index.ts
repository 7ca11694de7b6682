export {
  type ClaimContext,
  type ClaimEmitted,
  type ClaimEvent,
  type ClaimHeldInput,
  type ClaimInput,
  type ClaimTakeInput,
  claimMachine,
} from './claim/claim.machine.ts'
export type { ClaimFacts, ClaimLoss, HeldClaim } from './claim/claim-facts.ts'
export {
  type CodeRevealContext,
  type CodeRevealEvent,
  type CodeRevealInput,
  codeRevealMachine,
  codeShownMs,
  type RevealInput,
  type ShownCode,
} from './code-reveal/code-reveal.machine.ts'
export {
  type ExchangeContext,
  type ExchangeEmitted,
  type ExchangeEvent,
  type ExchangeInput,
  exchangeMachine,
  type MakeExchangeInput,
  type QuoteExchangeInput,
  type UnansweredExchange,
} from './exchange/exchange.machine.ts'
export { hideSecrets } from './hide-secrets.ts'
export {
  type NotificationRoutingContext,
  type NotificationRoutingEmitted,
  type NotificationRoutingEvent,
  notificationRoutingMachine,
} from './notification-routing/notification-routing.machine.ts'
export {
  type NotificationRoute,
  type OpenedNotification,
  openedNotificationSchema,
  routeNotification,
} from './notification-routing/route-notification.ts'
export {
  type OrderResubmitContext,
  type OrderResubmitEmitted,
  type OrderResubmitEvent,
  type OrderResubmitInput,
  orderResubmitMachine,
  type ResubmitClosed,
  type ResubmitInput,
  type ReturnedOrder,
} from './order-resubmit/order-resubmit.machine.ts'
export type { PageSign } from './page-sign.ts'
export { type PinContext, type PinEvent, type PinInput, pinMachine } from './pin/pin.machine.ts'
export type {
  AwaitedPhoto,
  ExtendQuoteInput,
  FindOrderInput,
  LockedRate,
  LockQuoteInput,
  SellCardContext,
  SellCardEmitted,
  SellCardEvent,
  SellCardInput,
  SendPhotosInput,
  SentPhotos,
  SubmitOrderInput,
  Trade,
} from './sell-card/sale.ts'
export { sellCardMachine } from './sell-card/sell-card.machine.ts'
export {
  type SessionContext,
  type SessionEmitted,
  type SessionEnd,
  type SessionEvent,
  type SessionInput,
  type SignInRequest,
  sessionMachine,
} from './session/session.machine.ts'
export { sessionActors } from './session/session-actors.ts'
export {
  type PrepareInput,
  type SendPhotoInput,
  type UploadContext,
  type UploadEvent,
  type UploadInput,
  uploadMachine,
} from './upload/upload.machine.ts'
export {
  type FindWithdrawalInput,
  type RequestWithdrawalInput,
  type UnansweredWithdrawal,
  type WithdrawContext,
  type WithdrawEmitted,
  type WithdrawEvent,
  type WithdrawInput,
  withdrawalDecision,
  withdrawMachine,
} from './withdraw/withdraw.machine.ts'
