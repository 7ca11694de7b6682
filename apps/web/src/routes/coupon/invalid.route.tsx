import '../../platform/parts.css'
import { SpentCouponsView } from '../../features/coupons/spent-coupons.view.tsx'
import { useSpentCoupons } from '../../features/coupons/use-coupons.controller.ts'
import { NavScreen } from '../../platform/nav-screen.tsx'
import { paths } from '../../platform/paths.ts'

/** `/coupon/invalid` */
export default function CouponInvalidRoute() {
  return (
    <NavScreen title="Used and expired coupons" parent={paths.coupon}>
      <SpentCouponsView {...useSpentCoupons()} />
    </NavScreen>
  )
}
