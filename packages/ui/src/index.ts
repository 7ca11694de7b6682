export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
} from './primitives/button/button.tsx'
export { Icon, type IconProps, type IconSize } from './primitives/icon/icon.tsx'
export { type IconName, iconNames } from './primitives/icon/icon-names.ts'
export { Money, type MoneyCurrency, type MoneyProps } from './primitives/money/money.tsx'
export { Skeleton, type SkeletonProps } from './primitives/skeleton/skeleton.tsx'
export { Spinner, type SpinnerProps } from './primitives/spinner/spinner.tsx'
export { VisuallyHidden } from './primitives/visually-hidden/visually-hidden.tsx'
export { englishWords, type Words } from './words/words.ts'
export { useWords, WordsProvider } from './words/words-provider.tsx'
