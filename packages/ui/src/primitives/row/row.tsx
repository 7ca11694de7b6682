import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { ChevronRightIcon } from '../icon/generated/chevron-right-icon.ts'
import type { PolymorphicProps } from '../polymorphic.ts'

interface RowOwn {
  /** What it is about: a card face, an avatar, an icon. */
  startContent?: ReactNode
  title: ReactNode
  detail?: ReactNode
  /** The answer: an amount, a tag, a switch. */
  endContent?: ReactNode
  /** Shows that pressing it leads on. On by itself for links and buttons without an `end`. */
  chevron?: boolean | undefined
  /** Cuts long words off at one line instead of wrapping them. */
  clip?: boolean | undefined
}

export type RowProps<Element extends ElementType = 'div'> = PolymorphicProps<Element, RowOwn>

/** One line of a list. `<Row as={Link} to="…">` makes the whole of it pressable. */
export function Row<Element extends ElementType = 'div'>(props: RowProps<Element>) {
  const { as, startContent, title, detail, endContent, chevron, clip, className, ...rest } =
    props as RowProps<'div'>
  const Root = (as ?? 'div') as ElementType
  const isPressable = Root === 'button' || Root === 'a' || typeof Root !== 'string'
  const leadsOn = chevron ?? (isPressable && endContent === undefined)
  const words = clip ? 'k-ellipsis' : undefined
  return (
    <Root
      {...(Root === 'button' && { type: 'button' })}
      {...rest}
      className={classNames('k-row', className)}
      data-pressable={isPressable || undefined}
    >
      {startContent !== undefined && <span className="k-row-start">{startContent}</span>}
      <span className="k-row-words">
        <span className={classNames('k-row-title', words)}>{title}</span>
        {detail !== undefined && <span className={classNames('k-row-detail', words)}>{detail}</span>}
      </span>
      {(endContent !== undefined || leadsOn) && (
        <span className="k-row-end">
          {endContent}
          {leadsOn && <ChevronRightIcon />}
        </span>
      )}
    </Root>
  )
}

/** Rows under each other with a hairline between. In a `Panel` give the panel `padding="none"`. */
export function Rows({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={classNames('k-rows', className)} />
}
