import { t } from '@kaadi/words'
import { SpentCouponsView } from '../../features/coupons/spent-coupons.view.tsx'
import { useSpentCoupons } from '../../features/coupons/use-coupons.controller.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { NavScreen } from '../../platform/screens/nav-screen.tsx'

/** `/coupon/invalid` */
export default function CouponInvalidRoute() {
  return (
    <NavScreen title={t('Used and expired coupons')} parent={paths.coupon}>
      <SpentCouponsView {...useSpentCoupons()} />
    </NavScreen>
  )
}
