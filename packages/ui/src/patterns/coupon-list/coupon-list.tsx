'use client'

import { type ComponentPropsWithRef, type ElementType, type ReactNode, useId } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx'
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx'
import { CouponTicket } from '../coupon-ticket/coupon-ticket.tsx'
import { EmptyFan } from '../empty-fan/empty-fan.tsx'
import { usePatternWords } from '../words/pattern-words-provider.tsx'
import { CouponChoice, NoCouponChoice } from './coupon-choice.tsx'
import { CouponDetail, type CouponItem } from './coupon-item.tsx'

interface Shared extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  /** What the list holds, for screen readers: "Coupons to use". */
  label: string
  /** Undefined while they are loading. */
  coupons: readonly CouponItem[] | undefined
  /** Instead of the list: an error with a retry, offline. */
  problem?: ReactNode
  /** Instead of the kit's own words when there is none. */
  empty?: ReactNode
}

interface ToRead {
  /** Draws the links: the router's own `Link`. */
  linkAs?: ElementType | undefined
  value?: undefined
  onValueChange?: undefined
  name?: undefined
}

interface ToChoose {
  /** Id of the coupon that is chosen, null for none. It decides, whatever the items' status says. */
  value: string | null
  onValueChange: (id: string | null) => void
  /** For a form: the id is sent under this name, empty for none. */
  name?: string | undefined
  linkAs?: undefined
}

export type CouponListProps = Shared & (ToRead | ToChoose)

/**
 * Coupons as tickets under each other. With `onValueChange` one of them, or none, is chosen, by radio buttons; without
 * it they are read, and lead on where they have a link.
 */
export function CouponList({
  label,
  coupons,
  problem,
  empty,
  value,
  onValueChange,
  name,
  linkAs,
  className,
  ...rest
}: CouponListProps) {
  const ownName = useId()
  const words = usePatternWords()
  const draw = () => {
    if (problem) return problem
    if (!coupons) return <WaitingTickets />
    if (coupons.length === 0) return empty ?? <EmptyState art={<EmptyFan />} title={words.noCoupons} />
    if (!onValueChange) return <TicketsToRead label={label} coupons={coupons} linkAs={linkAs} />
    const group = { name: name ?? ownName, value, onValueChange }
    return (
      <div role="radiogroup" aria-label={label} className="k-coupon-list-tickets">
        {coupons.map((coupon) => (
          <CouponChoice key={coupon.id} coupon={coupon} {...group} />
        ))}
        <NoCouponChoice {...group} />
      </div>
    )
  }
  return (
    <div {...rest} className={classNames('k-coupon-list', className)} aria-busy={!coupons && !problem}>
      {draw()}
    </div>
  )
}

interface TicketsToReadProps {
  label: string
  coupons: readonly CouponItem[]
  linkAs: ElementType | undefined
}

const TicketsToRead = ({ label, coupons, linkAs }: TicketsToReadProps) => (
  <ul aria-label={label} className="k-coupon-list-tickets">
    {coupons.map(({ id, value, unit, title, status, link, ...coupon }) => (
      <li key={id}>
        <CouponTicket
          {...link}
          as={link ? (linkAs ?? 'a') : 'div'}
          value={value}
          unit={unit}
          title={title}
          detail={<CouponDetail {...coupon} />}
          state={status}
        />
      </li>
    ))}
  </ul>
)

const WaitingTickets = () => (
  <div className="k-coupon-list-tickets">
    {['70%', '52%', '64%'].map((width) => (
      <CouponTicket
        key={width}
        data-waiting=""
        value={<Skeleton width="2.75rem" height="1.25rem" />}
        title={<Skeleton width={width} />}
        detail={<Skeleton width="40%" height="0.75rem" />}
      />
    ))}
  </div>
)
