import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { PolymorphicProps } from '../polymorphic.ts'

interface RowOwn {
  /** What it is about: a card face, a disc, an icon. */
  start?: ReactNode
  title: ReactNode
  detail?: ReactNode
  /** The answer: an amount, a tag, a switch. */
  end?: ReactNode
  /** Shows that pressing it leads on. On by itself for links and buttons without an `end`. */
  chevron?: boolean | undefined
  /** Cuts long words off at one line instead of wrapping them. */
  clip?: boolean | undefined
}

export type RowProps<Element extends ElementType = 'div'> = PolymorphicProps<Element, RowOwn>

/** One line of a list. `<Row as={Link} to="…">` makes the whole of it pressable. */
export function Row<Element extends ElementType = 'div'>(props: RowProps<Element>) {
  const { as, start, title, detail, end, chevron, clip, className, ...rest } = props as RowProps<'div'>
  const Root = (as ?? 'div') as ElementType
  const isPressable = Root === 'button' || Root === 'a' || typeof Root !== 'string'
  const leadsOn = chevron ?? (isPressable && end === undefined)
  const words = clip ? 'k-ellipsis' : undefined
  return (
    <Root
      {...(Root === 'button' && { type: 'button' })}
      {...rest}
      className={classNames('k-row', className)}
      data-pressable={isPressable || undefined}
    >
      {start !== undefined && <span className="k-row-start">{start}</span>}
      <span className="k-row-words">
        <span className={classNames('k-row-title', words)}>{title}</span>
        {detail !== undefined && <span className={classNames('k-row-detail', words)}>{detail}</span>}
      </span>
      {(end !== undefined || leadsOn) && (
        <span className="k-row-end">
          {end}
          {leadsOn && <Icon name="chevron-right" />}
        </span>
      )}
    </Root>
  )
}

/** Rows under each other with a hairline between. In a `Panel` give the panel `padding="none"`. */
export function Rows({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={classNames('k-rows', className)} />
}

export interface DiscProps extends ComponentPropsWithRef<'span'> {
  tone?: 'plain' | 'earn' | 'bad' | 'ok' | 'brand' | undefined
  size?: 'small' | 'medium' | 'large' | undefined
}

/** A round ground for an icon or two letters at the start of a row. Decoration: the words beside it say the same. */
export function Disc({ tone = 'plain', size = 'medium', className, ...rest }: DiscProps) {
  return (
    <span
      aria-hidden
      {...rest}
      className={classNames('k-disc', className)}
      data-tone={tone}
      data-size={size}
    />
  )
}
