import type { Coupon } from '@kaadi/contract/coupons'
import { CouponList, EmptyState } from '@kaadi/ui'
import { couponItem, type NameOfCard } from '../../platform/coupon-item.ts'
import { Link } from '../../platform/link.tsx'
import { ListEnd } from '../../platform/list-end.tsx'
import { LoadFailure } from '../../platform/load-failure.tsx'
import { couponPath } from '../../platform/paths.ts'
import type { Pages } from '../../platform/use-pages.ts'

/** Coupons that were used, have ended or were taken back, each with why. */
export function SpentCouponsView({
  records,
  error,
  refetch,
  more,
  nameOf,
}: Pages<Coupon> & { nameOf: NameOfCard }) {
  const now = Date.now()
  return (
    <div className="w-stack">
      <CouponList
        label="Used and expired coupons"
        linkAs={Link}
        coupons={records?.map((coupon) => ({
          ...couponItem(coupon, nameOf, now),
          link: { to: couponPath(coupon.couponId) },
        }))}
        problem={!records && error ? <LoadFailure error={error} onRetry={refetch} /> : undefined}
        empty={
          <EmptyState title="None yet">Coupons that you used, or that ended, are listed here.</EmptyState>
        }
      />
      {records && records.length > 0 && <ListEnd {...more} end="Those were all." />}
    </div>
  )
}
