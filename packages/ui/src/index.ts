export { AmountInput, type AmountInputProps } from './primitives/amount-input/amount-input.tsx'
export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
} from './primitives/button/button.tsx'
export { Checkbox, type CheckboxProps } from './primitives/checkbox/checkbox.tsx'
export { Field, FieldBox, type FieldOwn, type FieldProps } from './primitives/field/field.tsx'
export { useFieldControl } from './primitives/field/field-context.ts'
export { Icon, type IconProps, type IconSize } from './primitives/icon/icon.tsx'
export { type IconName, iconNames } from './primitives/icon/icon-names.ts'
export { IconButton, type IconButtonProps } from './primitives/icon-button/icon-button.tsx'
export { Money, type MoneyCurrency, type MoneyProps } from './primitives/money/money.tsx'
export { Notice, type NoticeProps, type NoticeTone } from './primitives/notice/notice.tsx'
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
export { Disc, type DiscProps, Row, type RowProps, Rows } from './primitives/row/row.tsx'
export { Segmented, type SegmentedOption, type SegmentedProps } from './primitives/segmented/segmented.tsx'
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
export { VisuallyHidden } from './primitives/visually-hidden/visually-hidden.tsx'
export { englishWords, type Words } from './words/words.ts'
export { useWords, WordsProvider } from './words/words-provider.tsx'
