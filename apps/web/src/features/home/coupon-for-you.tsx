import { coupons } from '@kaadi/contract/coupons'
import { CouponTicket, Section } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { useQuery } from '@tanstack/react-query'
import { useCardTypes } from '../../platform/content/catalogue.ts'
import { couponItem } from '../../platform/content/coupon-item.ts'
import { Link } from '../../platform/navigation/link.tsx'
import { couponPath } from '../../platform/navigation/paths.ts'
import { useLateCalls } from '../../platform/net/use-late-calls.ts'

/** The coupon that ends first, where the seller has one to use. */
export default function CouponForYou() {
  const { reads } = useLateCalls({ coupons })
  const { data } = useQuery({ ...reads.coupons.list(), meta: { kept: true } })
  const types = useCardTypes().data
  const now = Date.now()
  const coupon = data?.find(({ startsTime }) => Date.parse(startsTime) <= now)
  const item = coupon && couponItem(coupon, (id) => types?.map[id]?.name, now)
  if (item?.status !== 'usable') return null
  return (
    <Section title={t('For you')}>
      <CouponTicket
        as={Link}
        to={couponPath(item.id)}
        value={item.value}
        unit={item.unit}
        title={item.title}
        detail={`${item.conditions}. ${item.expiry}`}
      />
    </Section>
  )
}
