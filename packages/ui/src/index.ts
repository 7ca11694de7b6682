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
export { IconButton, type IconButtonProps } from './primitives/icon-button/icon-button.tsx'
export { Money, type MoneyCurrency, type MoneyProps } from './primitives/money/money.tsx'
export { Notice, type NoticeProps, type NoticeTone } from './primitives/notice/notice.tsx'
export { Panel, type PanelProps } from './primitives/panel/panel.tsx'
export type { PolymorphicProps } from './primitives/polymorphic.ts'
export { Disc, type DiscProps, Row, type RowProps, Rows } from './primitives/row/row.tsx'
export { Skeleton, type SkeletonProps } from './primitives/skeleton/skeleton.tsx'
export { Spinner, type SpinnerProps } from './primitives/spinner/spinner.tsx'
export { Tag, type TagProps, type TagTone } from './primitives/tag/tag.tsx'
export { TextLink, type TextLinkProps } from './primitives/text-link/text-link.tsx'
export { VisuallyHidden } from './primitives/visually-hidden/visually-hidden.tsx'
export { englishWords, type Words } from './words/words.ts'
export { useWords, WordsProvider } from './words/words-provider.tsx'
