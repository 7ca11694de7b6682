import type { ElementType } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import type { PolymorphicProps } from '../../primitives/polymorphic.ts'

interface ClothOwn {
  /** Where the pattern shows: at the end of the line, so that words at its start stay on plain ground. */
  reach?: 'end' | 'corner' | 'all' | undefined
}

export type ClothProps<Element extends ElementType = 'div'> = PolymorphicProps<Element, ClothOwn>

/**
 * The brand's ground with its resist-dye pattern, for the home header, the purse and the landing page. The pattern
 * is a mask of one small drawing, so it takes any tenant's colour. Never under body text.
 */
export function Cloth<Element extends ElementType = 'div'>(props: ClothProps<Element>) {
  const { as: Root = 'div', reach = 'end', className, children, ...rest } = props as ClothProps<'div'>
  return (
    <Root {...rest} className={classNames('k-cloth', className)} data-reach={reach}>
      {/* An element and no pseudo-element: whoever judges the contrast of the words sees what they lie on. */}
      <span className="k-cloth-weave" aria-hidden />
      {children}
    </Root>
  )
}
