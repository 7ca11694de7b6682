import type { ReactNode } from 'react'
import type { CouponState } from '../coupon-ticket/coupon-ticket.tsx'

/** A coupon as it is shown; what it is worth is words, made by the app. */
export interface CouponItem {
  id: string
  /** "+₦20" */
  value: string
  /** "per $1" */
  unit?: string | undefined
  /** "On your next Apple card" */
  title: string
  /** "USA, $50 to $500 on one card" */
  conditions?: ReactNode
  /** "Ends Sunday, 11:59 pm" */
  expiry?: ReactNode
  status: CouponState
  /** Why it does not hold, in place of when it ends. In a choice a usable coupon with a reason cannot be chosen. */
  reason?: ReactNode
  /** Props of the link in a list to read: `{ href: '…' }`, or `{ to: '…' }` with `linkAs={Link}`. */
  link?: Record<string, unknown> | undefined
}

/** What is asked of the card, then until when it holds or why it does not. */
export const CouponDetail = ({
  conditions,
  expiry,
  reason,
}: Pick<CouponItem, 'conditions' | 'expiry' | 'reason'>) => (
  <>
    {conditions ? <span className="k-coupon-list-line">{conditions}</span> : null}
    {(reason ?? expiry) ? <span className="k-coupon-list-line">{reason ?? expiry}</span> : null}
  </>
)
