import { t } from '@kaadi/words'
import '../../platform/screens/stacks.css'
import type { Coupon } from '@kaadi/contract/coupons'
import type { Pages } from '@kaadi/react/lists'
import { CouponList, EmptyState } from '@kaadi/ui'
import { couponItem, type NameOfCard } from '../../platform/content/coupon-item.ts'
import { ListEnd } from '../../platform/lists/list-end.tsx'
import { Link } from '../../platform/navigation/link.tsx'
import { couponPath } from '../../platform/navigation/paths.ts'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'

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
        label={t('Used and expired coupons')}
        linkAs={Link}
        coupons={records?.map((coupon) => ({
          ...couponItem(coupon, nameOf, now),
          link: { to: couponPath(coupon.couponId) },
        }))}
        problem={!records && error ? <LoadFailure error={error} onRetry={refetch} /> : undefined}
        empty={
          <EmptyState title={t('None yet')}>
            {t('Coupons that you used, or that ended, are listed here.')}
          </EmptyState>
        }
      />
      {records && records.length > 0 && <ListEnd {...more} end={t('Those were all.')} />}
    </div>
  )
}
