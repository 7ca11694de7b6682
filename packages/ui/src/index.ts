export { useInSight } from './hooks/use-in-sight.ts'
export { useMediaQuery, useReducedData, useReducedMotion } from './hooks/use-media-query.ts'
export { Brand, BrandMark, type BrandProps } from './layouts/brand/brand.tsx'
export { BrandHeader, type BrandHeaderProps } from './layouts/brand-header/brand-header.tsx'
export { Cloth, type ClothProps } from './layouts/cloth/cloth.tsx'
export { Dock, type DockProps, DockRow, type DockRowProps } from './layouts/dock/dock.tsx'
export { ErrorPage, type ErrorPageProps } from './layouts/error-page/error-page.tsx'
export { Nav, type NavProps } from './layouts/nav/nav.tsx'
export { PhoneFrame, type PhoneFrameProps } from './layouts/phone-frame/phone-frame.tsx'
export { PullToRefresh, type PullToRefreshProps } from './layouts/pull-to-refresh/pull-to-refresh.tsx'
export { Screen, type ScreenProps } from './layouts/screen/screen.tsx'
export { Section, type SectionProps } from './layouts/section/section.tsx'
export { Tab, Tabbar, type TabbarProps, type TabProps } from './layouts/tabbar/tabbar.tsx'
export {
  type AccountNameWords,
  BalanceHeader,
  type BalanceHeaderProps,
  BankAvatar,
  type BankAvatarProps,
  BankField,
  type BankFieldProps,
  type BankOption,
  BankPicker,
  type BankPickerProps,
  BankRow,
  type BankRowProps,
  Banner,
  type BannerProps,
  type CardColors,
  CardFace,
  type CardFaceProps,
  CardSummary,
  type CardSummaryProps,
  type CardTypeOption,
  CardTypePicker,
  type CardTypePickerProps,
  Carousel,
  type CarouselItem,
  type CarouselProps,
  type ChartPoint,
  type ChartWords,
  type CouponItem,
  CouponList,
  type CouponListProps,
  type CouponState,
  CouponTicket,
  type CouponTicketProps,
  type CurrencyTab,
  colorsFromName,
  DayGroup,
  type DayGroupProps,
  DayGroups,
  type Dye,
  EmptyFan,
  type EmptyFanProps,
  EvidenceGallery,
  type EvidenceGalleryProps,
  type EvidenceItem,
  type ExchangeCurrency,
  ExchangeForm,
  type ExchangeFormProps,
  type ExchangeSide,
  type ExchangeWords,
  encodeQr,
  englishAccountNameWords,
  englishChartWords,
  englishExchangeWords,
  englishInviteWords,
  englishLandingWords,
  englishMessageWords,
  englishOrderTimelineWords,
  englishPatternWords,
  englishPhotoWords,
  englishQuoteWords,
  englishRebateWords,
  englishTwoFactorWords,
  type FanCard,
  FeedRow,
  type FeedRowProps,
  FilterBar,
  type FilterBarProps,
  type FilterOption,
  figureLength,
  GiftCard,
  type GiftCardProps,
  type GiftPhase,
  HideToggle,
  type HideToggleProps,
  ImageUploader,
  type ImageUploaderProps,
  InviteCard,
  type InviteCardProps,
  type InviteWords,
  inkOn,
  LandingCalculator,
  type LandingCalculatorProps,
  type LandingChoice,
  type LandingWords,
  Leaderboard,
  type LeaderboardProps,
  type LeaderboardRow,
  LiveOrder,
  type LiveOrderProps,
  MessageComposer,
  type MessageComposerProps,
  type MessagePicture,
  MessageThread,
  type MessageThreadProps,
  type MessageWords,
  type MoneyKind,
  MoneyRow,
  type MoneyRowProps,
  type NameResolution,
  type NewsItem,
  NewsTicker,
  type NewsTickerProps,
  NotificationRow,
  type NotificationRowProps,
  OrderAsk,
  type OrderAskProps,
  OrderRow,
  type OrderRowProps,
  OrderStatus,
  type OrderStatusProps,
  OrderStatusTag,
  type OrderStatusTagProps,
  type OrderStory,
  OrderTimeline,
  type OrderTimelineProps,
  type OrderTimelineWords,
  type OwnFace,
  orderStatusAppearances,
  orderSteps,
  ownFace,
  type PatternWords,
  PatternWordsProvider,
  type PatternWordsProviderProps,
  type PhotoSlot,
  type PhotoState,
  type PhotoWords,
  Purse,
  type PurseProps,
  QrCode,
  type QrCodeProps,
  type QrModules,
  QrPicture,
  type QrPictureProps,
  QuoteDock,
  type QuoteDockProps,
  type QuoteLock,
  type QuoteWords,
  RateBoard,
  type RateBoardProps,
  RateChange,
  type RateChangeProps,
  RateChart,
  type RateChartProps,
  RateRow,
  type RateRowProps,
  type RebateStep,
  RebateTable,
  type RebateTableProps,
  type RebateWords,
  type ReceiptLine,
  ReceiptLines,
  type ReceiptLinesProps,
  type RecoveryCode,
  RecoveryCodes,
  type RecoveryCodesProps,
  ResolvedName,
  type ResolvedNameProps,
  SearchBox,
  type SearchBoxProps,
  Sparkline,
  type SparklineProps,
  type StarterStep,
  StarterSteps,
  type StarterStepsProps,
  type StatusAppearance,
  StatusTag,
  type StatusTagProps,
  type StatusView,
  type StepTime,
  sparklinePath,
  type Thread,
  type ThreadMessage,
  Thumb,
  type ThumbProps,
  type TimelineState,
  type TimelineStep,
  TradeReceipt,
  type TradeReceiptProps,
  type Trend,
  TwoFactorSetup,
  type TwoFactorSetupProps,
  type TwoFactorWords,
  trendOf,
  type UploaderPhoto,
  usePatternWords,
  viewOrderStatus,
  viewWithdrawalStatus,
  WithdrawalRow,
  type WithdrawalRowProps,
  WithdrawalStatusTag,
  type WithdrawalStatusTagProps,
  weave,
  withdrawalStatusAppearances,
} from './patterns/index.ts'
export { Alert, type AlertProps, type AlertTone } from './primitives/alert/alert.tsx'
export { AmountInput, type AmountInputProps } from './primitives/amount-input/amount-input.tsx'
export { amountShown, editAmount, settled } from './primitives/amount-input/amount-text.ts'
export { Avatar, type AvatarProps } from './primitives/avatar/avatar.tsx'
export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
} from './primitives/button/button.tsx'
export { Checkbox, type CheckboxProps } from './primitives/checkbox/checkbox.tsx'
export { Countdown, type CountdownProps } from './primitives/countdown/countdown.tsx'
export {
  DateField,
  type DateFieldProps,
} from './primitives/date-field/date-field.tsx'
export { AlertDialog, type AlertDialogProps } from './primitives/dialog/alert-dialog.tsx'
export { Dialog, type DialogProps } from './primitives/dialog/dialog.tsx'
export { Popup, type PopupProps } from './primitives/dialog/popup.tsx'
export { Sheet, type SheetProps } from './primitives/dialog/sheet.tsx'
export { Drawer, type DrawerProps } from './primitives/drawer/drawer.tsx'
export { EmptyState, type EmptyStateProps } from './primitives/empty-state/empty-state.tsx'
export { type ErrorKind, ErrorState, type ErrorStateProps } from './primitives/error-state/error-state.tsx'
export { Field, FieldBox, type FieldOwn, type FieldProps } from './primitives/field/field.tsx'
export { useFieldControl } from './primitives/field/field-context.ts'
export type { IconProps, IconSize } from './primitives/icon/create-icon.tsx'
export { IconButton, type IconButtonProps } from './primitives/icon-button/icon-button.tsx'
export { Money, type MoneyCurrency, type MoneyProps } from './primitives/money/money.tsx'
export { OtpField, type OtpFieldProps } from './primitives/otp-field/otp-field.tsx'
export { Panel, type PanelProps } from './primitives/panel/panel.tsx'
export { PasswordField, type PasswordFieldProps } from './primitives/password-field/password-field.tsx'
export { PinPad, type PinPadProps } from './primitives/pin-pad/pin-pad.tsx'
export type { PolymorphicProps } from './primitives/polymorphic.ts'
export {
  Chip,
  type ChipProps,
  type Preset,
  PresetChips,
  type PresetChipsProps,
} from './primitives/preset-chips/preset-chips.tsx'
export { ProgressBar, type ProgressBarProps } from './primitives/progress-bar/progress-bar.tsx'
export { RadioGroup, type RadioGroupProps, type RadioOption } from './primitives/radio-group/radio-group.tsx'
export { Row, type RowProps, Rows } from './primitives/row/row.tsx'
export {
  SegmentedControl,
  type SegmentedControlOption,
  type SegmentedControlProps,
} from './primitives/segmented-control/segmented-control.tsx'
export { Select, type SelectProps } from './primitives/select/select.tsx'
export { Skeleton, type SkeletonProps } from './primitives/skeleton/skeleton.tsx'
export { Spinner, type SpinnerProps } from './primitives/spinner/spinner.tsx'
export { Stepper, type StepperProps } from './primitives/stepper/stepper.tsx'
export { Switch, type SwitchProps } from './primitives/switch/switch.tsx'
export { Tag, type TagProps, type TagTone } from './primitives/tag/tag.tsx'
export { TextArea, type TextAreaProps } from './primitives/text-area/text-area.tsx'
export {
  TextField,
  type TextFieldProps,
  TextInput,
  type TextInputProps,
} from './primitives/text-field/text-field.tsx'
export { TextLink, type TextLinkProps } from './primitives/text-link/text-link.tsx'
export { ToastRegion } from './primitives/toast/toast.tsx'
export {
  createToaster,
  type QueuedToast,
  type Toaster,
  type ToastMessage,
} from './primitives/toast/toaster.ts'
export { UpdateBar, type UpdateBarProps } from './primitives/update-bar/update-bar.tsx'
export { VisuallyHidden } from './primitives/visually-hidden/visually-hidden.tsx'
export { applyTheme, createTheme, type Theme, type ThemeFinding, type ThemeOptions } from './tokens/theme.ts'
export { englishWords, type Words } from './words/words.ts'
export { useWords, WordsProvider } from './words/words-provider.tsx'
