import type { ElementType } from 'react'
import { classNames } from '../class-names.ts'
import type { PolymorphicProps } from '../polymorphic.ts'

interface TextLinkOwn {
  size?: 'medium' | 'small' | undefined
  /** Inside a sentence: underlined, without the room of a button. */
  inline?: boolean | undefined
}

export type TextLinkProps<Element extends ElementType = 'a'> = PolymorphicProps<Element, TextLinkOwn>

/** Words that lead somewhere: "All 38 cards". In a sentence give it `inline`. */
export function TextLink<Element extends ElementType = 'a'>(props: TextLinkProps<Element>) {
  const { as, size = 'medium', inline, className, ...rest } = props as TextLinkProps<'a'>
  const Root = (as ?? 'a') as ElementType
  return (
    <Root
      {...(Root === 'button' && { type: 'button' })}
      {...rest}
      className={classNames('k-text-link', className)}
      data-size={size}
      data-inline={inline || undefined}
    />
  )
}
