'use client'

import { Tag } from '../../primitives/tag/tag.tsx'
import { CouponTicket } from '../coupon-ticket/coupon-ticket.tsx'
import { usePatternWords } from '../words/pattern-words-provider.tsx'
import { CouponDetail, type CouponItem } from './coupon-item.tsx'

interface Group {
  name: string
  value: string | null
  onValueChange: (id: string | null) => void
}

/** A ticket that is a radio button. The input lies over all of it, so that its focus ring is the ticket's. */
export function CouponChoice({ coupon, name, value, onValueChange }: Group & { coupon: CouponItem }) {
  const words = usePatternWords()
  const { id, status } = coupon
  const isFree = status === 'usable' || status === 'chosen'
  const canBeChosen = isFree && !coupon.reason
  return (
    <CouponTicket
      as="label"
      value={coupon.value}
      unit={coupon.unit}
      title={coupon.title}
      detail={<CouponDetail {...coupon} />}
      state={isFree ? 'usable' : status}
      data-barred={!canBeChosen || undefined}
      endContent={
        <>
          {isFree ? null : <Tag tone="plain">{words.couponStates[status]}</Tag>}
          <input
            type="radio"
            name={name}
            value={id}
            checked={canBeChosen && id === value}
            disabled={!canBeChosen}
            onChange={() => onValueChange(id)}
          />
          {canBeChosen ? <span className="k-coupon-list-mark" /> : null}
        </>
      }
    />
  )
}

/** The way out of a group of radio buttons, which by themselves cannot be left again. */
export function NoCouponChoice({ name, value, onValueChange }: Group) {
  const words = usePatternWords()
  return (
    <label className="k-coupon-list-none">
      <span>{words.withoutCoupon}</span>
      <input
        type="radio"
        name={name}
        value=""
        checked={value === null}
        onChange={() => onValueChange(null)}
      />
      <span className="k-coupon-list-mark" />
    </label>
  )
}
