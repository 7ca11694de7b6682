'use client'

import type { ElementType, ReactNode } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { ChevronRightIcon } from '../../primitives/icon/generated/chevron-right-icon.ts'
import { CircleCheckIcon } from '../../primitives/icon/generated/circle-check-icon.ts'
import { LongFigure } from '../../primitives/money/long-figure.tsx'
import type { PolymorphicProps } from '../../primitives/polymorphic.ts'
import { Tag as StateTag } from '../../primitives/tag/tag.tsx'
import { usePatternWords } from '../words/pattern-words-provider.tsx'

export type CouponState = 'usable' | 'chosen' | 'reserved' | 'used' | 'expired' | 'void'

interface Own {
  /** "+₦20" */
  value: ReactNode
  /** "per $1" */
  unit?: ReactNode
  /** "On your next Apple card" */
  title: ReactNode
  /** Until when it holds, or why it no longer does. */
  detail?: ReactNode
  state?: CouponState | undefined
  /** In place of the sign of its state: the mark of a choice. */
  endContent?: ReactNode
}

export type CouponTicketProps<Element extends ElementType = 'div'> = PolymorphicProps<Element, Own>

/**
 * A coupon as a ticket with a stub. A link goes to its rules (`as="a"`, `as={Link}`); by itself it is only shown. To
 * choose one of several take `CouponList`.
 */
export function CouponTicket<Element extends ElementType = 'div'>(props: CouponTicketProps<Element>) {
  const {
    as = 'div',
    value,
    unit,
    title,
    detail,
    state = 'usable',
    endContent,
    className,
    ...rest
  } = props as CouponTicketProps<'div'>
  const words = usePatternWords()
  const Root = as as ElementType
  return (
    <Root {...rest} className={classNames('k-coupon-ticket', className)} data-state={state}>
      <span className="k-coupon-ticket-stub">
        <StubValue value={value} />
        {unit ? <span className="k-coupon-ticket-unit">{unit}</span> : null}
      </span>
      <span className="k-coupon-ticket-rest">
        <span className="k-coupon-ticket-body">
          <span className="k-coupon-ticket-title">{title}</span>
          {detail ? <span className="k-coupon-ticket-detail">{detail}</span> : null}
        </span>
        {endContent ??
          (state === 'usable' ? (
            Root !== 'div' && <ChevronRightIcon />
          ) : state === 'chosen' ? (
            <CircleCheckIcon size={24} label={words.couponStates.chosen} />
          ) : (
            <StateTag tone="plain">{words.couponStates[state]}</StateTag>
          ))}
      </span>
    </Root>
  )
}

function StubValue({ value }: { value: ReactNode }) {
  if (typeof value !== 'string' || value.length <= 5) return <span className="k-num">{value}</span>
  const isVery = value.length > 9
  return (
    <span className="k-num" data-long={isVery ? 'very' : ''}>
      {isVery ? <LongFigure figure={value} /> : value}
    </span>
  )
}
