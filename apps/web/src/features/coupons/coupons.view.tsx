import { t } from '@kaadi/words'
import '../../platform/screens/stacks.css'
import type { Coupon } from '@kaadi/contract/coupons'
import { ButtonLink, CouponList, EmptyFan, EmptyState, Panel, Row } from '@kaadi/ui'
import { HistoryIcon } from '@kaadi/ui/icons'
import { couponItem } from '../../platform/content/coupon-item.ts'
import { Link } from '../../platform/navigation/link.tsx'
import { couponPath, paths } from '../../platform/navigation/paths.ts'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import type { Loaded } from './use-coupons.controller.ts'

/** Every coupon that can be used, each leading to its rules, and the way to those no longer good. */
export function CouponsView({ data, error, onRetry, nameOf }: Loaded<Coupon[]>) {
  const now = Date.now()
  return (
    <div className="w-stack">
      <CouponList
        label={t('Coupons to use')}
        linkAs={Link}
        coupons={data?.map((coupon) => ({
          ...couponItem(coupon, nameOf, now),
          link: { to: couponPath(coupon.couponId) },
        }))}
        problem={!data && error ? <LoadFailure error={error} onRetry={onRetry} /> : undefined}
        empty={
          <EmptyState
            art={<EmptyFan />}
            title={t('No coupon now')}
            action={
              <ButtonLink as={Link} to={paths.sellList}>
                {t('Sell a card')}
              </ButtonLink>
            }
          >
            {t('What we give you to sell with is kept here.')}
          </EmptyState>
        }
      />
      {(data || Boolean(error)) && (
        <Panel padding="none">
          <Row
            as={Link}
            to={paths.couponInvalid}
            startContent={<HistoryIcon />}
            title={t('Used and expired coupons')}
          />
        </Panel>
      )}
    </div>
  )
}
