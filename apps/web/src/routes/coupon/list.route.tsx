import { isCouponSpent, isCouponUsable } from '@kaadi/contract/coupons'
import { ButtonLink, Dock } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { useSearchParams } from 'react-router-dom'
import { CouponView } from '../../features/coupons/coupon.view.tsx'
import { CouponsView } from '../../features/coupons/coupons.view.tsx'
import { RedeemView } from '../../features/coupons/redeem.view.tsx'
import { sellPathOf } from '../../features/coupons/sell-path-of.ts'
import { useCoupon, useCoupons } from '../../features/coupons/use-coupons.controller.ts'
import { useRedeem } from '../../features/coupons/use-redeem.controller.ts'
import { useOwnCurrencyId } from '../../platform/money/own-rates.ts'
import { Link } from '../../platform/navigation/link.tsx'
import { paths } from '../../platform/navigation/paths.ts'
import { wellFormedId } from '../../platform/navigation/well-formed-id.ts'
import { NavScreen } from '../../platform/screens/nav-screen.tsx'

/** `/coupon`, and `/coupon?couponId=…` for one of them. */
export default function CouponRoute() {
  const [query] = useSearchParams()
  const couponId = query.get('couponId')
  return couponId === null ? <List /> : <Item couponId={wellFormedId(couponId)} />
}

function List() {
  const loaded = useCoupons()
  const redeem = useRedeem()
  return (
    <NavScreen title={t('Coupons')} parent={paths.account}>
      <CouponsView {...loaded} />
      {(loaded.data || Boolean(loaded.error)) && <RedeemView {...redeem} />}
    </NavScreen>
  )
}

function Item({ couponId }: { couponId: string }) {
  const coupon = useCoupon(couponId)
  const { data } = coupon
  const own = useOwnCurrencyId()
  const canUse = data !== undefined && isCouponUsable(data.status) && !isCouponSpent(data, Date.now())
  return (
    <NavScreen
      title={t('Coupon')}
      parent={paths.coupon}
      footer={
        canUse && (
          <Dock aria-label={t('Actions')}>
            <ButtonLink as={Link} to={sellPathOf(data, own)}>
              {t('Use now')}
            </ButtonLink>
          </Dock>
        )
      }
    >
      <CouponView {...coupon} />
    </NavScreen>
  )
}
