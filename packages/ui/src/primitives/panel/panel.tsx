import type { ElementType } from 'react'
import { classNames } from '../class-names.ts'
import type { PolymorphicProps } from '../polymorphic.ts'

interface PanelOwn {
  /** `lifted` over a brand ground, `sunk` inside another panel, `dashed` for an empty place to fill. */
  appearance?: 'flat' | 'lifted' | 'sunk' | 'dashed' | undefined
  /** Inner space: none for rows, `medium` for words, `large` for a form. */
  padding?: 'none' | 'medium' | 'large' | undefined
}

export type PanelProps<Element extends ElementType = 'div'> = PolymorphicProps<Element, PanelOwn>

/** A ground that holds what belongs together. Name it with a heading when it is a `section`. */
export function Panel<Element extends ElementType = 'div'>(props: PanelProps<Element>) {
  const {
    as: Tag = 'div',
    appearance = 'flat',
    padding = 'medium',
    className,
    ...rest
  } = props as PanelProps<'div'>
  return (
    <Tag
      {...rest}
      className={classNames('k-panel', className)}
      data-appearance={appearance}
      data-padding={padding}
    />
  )
}
