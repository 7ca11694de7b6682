export { BalanceHeader, type BalanceHeaderProps } from './balance-header/balance-header.tsx'
export { BankAvatar, type BankAvatarProps } from './bank/bank-avatar.tsx'
export { BankRow, type BankRowProps } from './bank/bank-row.tsx'
export { BankField, type BankFieldProps } from './bank-account-form/bank-field.tsx'
export {
  type NameResolution,
  ResolvedName,
  type ResolvedNameProps,
} from './bank-account-form/resolved-name.tsx'
export { type BankOption, BankPicker, type BankPickerProps } from './bank-picker/bank-picker.tsx'
export { Banner, type BannerProps } from './banner/banner.tsx'
export { type NewsItem, NewsTicker, type NewsTickerProps } from './banner/news-ticker.tsx'
export { CardFace, type CardFaceProps } from './card-face/card-face.tsx'
export { type CardColors, colorsFromName, inkOn } from './card-face/dyes.ts'
export { type Dye, type Thread, weave } from './card-face/weave.ts'
export { CardSummary, type CardSummaryProps } from './card-summary/card-summary.tsx'
export type { CardTypeOption } from './card-type-grid/card-type-grid.tsx'
export { CardTypePicker, type CardTypePickerProps } from './card-type-grid/card-type-picker.tsx'
export { Carousel, type CarouselItem, type CarouselProps } from './carousel/carousel.tsx'
export type { CouponItem } from './coupon-list/coupon-item.tsx'
export { CouponList, type CouponListProps } from './coupon-list/coupon-list.tsx'
export { type CouponState, CouponTicket, type CouponTicketProps } from './coupon-ticket/coupon-ticket.tsx'
export { DayGroup, type DayGroupProps, DayGroups } from './day-group/day-group.tsx'
export { EmptyFan, type EmptyFanProps, type FanCard } from './empty-fan/empty-fan.tsx'
export {
  EvidenceGallery,
  type EvidenceGalleryProps,
  type EvidenceItem,
} from './evidence-gallery/evidence-gallery.tsx'
export {
  type ExchangeCurrency,
  ExchangeForm,
  type ExchangeFormProps,
  type ExchangeSide,
} from './exchange-form/exchange-form.tsx'
export { FeedRow, type FeedRowProps } from './feed-row/feed-row.tsx'
export { FilterBar, type FilterBarProps, type FilterOption } from './filter-bar/filter-bar.tsx'
export { GiftCard, type GiftCardProps, type GiftPhase } from './gift-card/gift-card.tsx'
export {
  ImageUploader,
  type ImageUploaderProps,
  type PhotoSlot,
  type UploaderPhoto,
} from './image-uploader/image-uploader.tsx'
export { type PhotoState, Thumb, type ThumbProps } from './image-uploader/thumb.tsx'
export { InviteCard, type InviteCardProps } from './invite-card/invite-card.tsx'
export { figureLength } from './landing-calculator/figure-length.ts'
export type { LandingChoice } from './landing-calculator/headline-list.tsx'
export {
  LandingCalculator,
  type LandingCalculatorProps,
  type OwnFace,
} from './landing-calculator/landing-calculator.tsx'
export { ownFace } from './landing-calculator/own-face.ts'
export { Leaderboard, type LeaderboardProps, type LeaderboardRow } from './leaderboard/leaderboard.tsx'
export { LiveOrder, type LiveOrderProps } from './live-order/live-order.tsx'
export type { MessagePicture, ThreadMessage } from './message-thread/message-bubble.tsx'
export { MessageComposer, type MessageComposerProps } from './message-thread/message-composer.tsx'
export { MessageThread, type MessageThreadProps } from './message-thread/message-thread.tsx'
export { type MoneyKind, MoneyRow, type MoneyRowProps } from './money-row/money-row.tsx'
export { NotificationRow, type NotificationRowProps } from './notification-row/notification-row.tsx'
export { OrderAsk, type OrderAskProps } from './order-ask/order-ask.tsx'
export { OrderRow, type OrderRowProps } from './order-row/order-row.tsx'
export { OrderStatus, type OrderStatusProps } from './order-status/order-status.tsx'
export { type OrderStory, orderSteps, type StepTime } from './order-status/order-steps.tsx'
export {
  OrderTimeline,
  type OrderTimelineProps,
  type TimelineState,
  type TimelineStep,
} from './order-timeline/order-timeline.tsx'
export type { CurrencyTab } from './purse/currency-tabs.tsx'
export { HideToggle, type HideToggleProps } from './purse/hide-toggle.tsx'
export { Purse, type PurseProps } from './purse/purse.tsx'
export { encodeQr, type QrModules } from './qr-code/encode-qr.ts'
export {
  QrCode,
  type QrCodeProps,
  QrPicture,
  type QrPictureProps,
} from './qr-code/qr-code.tsx'
export { QuoteDock, type QuoteDockProps, type QuoteLock } from './quote-dock/quote-dock.tsx'
export { RateBoard, type RateBoardProps } from './rate-board/rate-board.tsx'
export type { ChartPoint } from './rate-chart/chart-lines.ts'
export { RateChart, type RateChartProps } from './rate-chart/rate-chart.tsx'
export { RateChange, type RateChangeProps } from './rate-row/rate-change.tsx'
export { RateRow, type RateRowProps } from './rate-row/rate-row.tsx'
export { type RebateStep, RebateTable, type RebateTableProps } from './rebate-table/rebate-table.tsx'
export { type ReceiptLine, ReceiptLines, type ReceiptLinesProps } from './receipt-lines/receipt-lines.tsx'
export { SearchBox, type SearchBoxProps } from './search-box/search-box.tsx'
export { Sparkline, type SparklineProps, type Trend, trendOf } from './sparkline/sparkline.tsx'
export { sparklinePath } from './sparkline/sparkline-path.ts'
export { type StarterStep, StarterSteps, type StarterStepsProps } from './starter-steps/starter-steps.tsx'
export { orderStatusAppearances } from './status-tag/order-statuses.tsx'
export {
  OrderStatusTag,
  type OrderStatusTagProps,
  StatusTag,
  type StatusTagProps,
  WithdrawalStatusTag,
  type WithdrawalStatusTagProps,
} from './status-tag/status-tag.tsx'
export type { StatusAppearance, StatusView } from './status-tag/status-view.ts'
export { viewOrderStatus, viewWithdrawalStatus } from './status-tag/view-status.ts'
export { withdrawalStatusAppearances } from './status-tag/withdrawal-statuses.tsx'
export { TradeReceipt, type TradeReceiptProps } from './trade-receipt/trade-receipt.tsx'
export { type RecoveryCode, RecoveryCodes, type RecoveryCodesProps } from './two-factor/recovery-codes.tsx'
export { TwoFactorSetup, type TwoFactorSetupProps } from './two-factor/two-factor-setup.tsx'
export { WithdrawalRow, type WithdrawalRowProps } from './withdrawal-row/withdrawal-row.tsx'
export {
  englishAccountNameWords,
  englishChartWords,
  englishExchangeWords,
  englishInviteWords,
  englishLandingWords,
  englishMessageWords,
  englishOrderTimelineWords,
  englishPhotoWords,
  englishQuoteWords,
  englishRebateWords,
  englishTwoFactorWords,
} from './words/english-part-words.tsx'
export { englishPatternWords } from './words/english-pattern-words.tsx'
export type {
  AccountNameWords,
  ChartWords,
  ExchangeWords,
  InviteWords,
  LandingWords,
  MessageWords,
  OrderTimelineWords,
  PatternWords,
  PhotoWords,
  QuoteWords,
  RebateWords,
  TwoFactorWords,
} from './words/pattern-words.ts'
export {
  PatternWordsProvider,
  type PatternWordsProviderProps,
  usePatternWords,
} from './words/pattern-words-provider.tsx'
