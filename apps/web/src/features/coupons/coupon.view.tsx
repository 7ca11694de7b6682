import { fromService, t } from '@kaadi/words'
import '../../platform/screens/stacks.css'
import type { Coupon } from '@kaadi/contract/coupons'
import { couponStatus } from '@kaadi/contract/coupons'
import { CouponList, Panel, Row, Rows, Section } from '@kaadi/ui'
import { couponItem } from '../../platform/content/coupon-item.ts'
import { walletNames } from '../../platform/money/wallet-names.ts'
import { Link } from '../../platform/navigation/link.tsx'
import { cardDetailPath } from '../../platform/navigation/paths.ts'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { times } from '../../platform/time/times.ts'
import type { Loaded } from './use-coupons.controller.ts'

/** One coupon with its rules, and the trade that has it. */
export function CouponView({ data, error, onRetry, nameOf }: Loaded<Coupon>) {
  const item = data && couponItem(data, nameOf, Date.now())
  return (
    <div className="w-stack">
      <CouponList
        label={t('Coupon')}
        coupons={item && [item]}
        problem={!data && error ? <LoadFailure error={error} onRetry={onRetry} /> : undefined}
      />
      {data && item && (
        <Section title={t('Rules')}>
          <Panel padding="none">
            <Rows>
              <Row title={fromService(data.rule)} />
              <Row
                title={item.conditions}
                detail={t('Paid into your {wallet} wallet', {
                  wallet: t(walletNames[data.currencyId]),
                })}
              />
              <Row
                title={t('Once')}
                detail={t(
                  'It comes back when the trade is not paid. Of several cards it pays the part of those we accept.',
                )}
              />
              <Row
                title={t('From {start} to {end}', {
                  start: times.dayAndTime(data.startsTime),
                  end: times.dayAndTime(data.expiresTime),
                })}
                detail={t('A rate that you locked before keeps its coupon.')}
              />
              {data.usedByOrderId && (
                <Row
                  as={Link}
                  to={cardDetailPath(data.usedByOrderId)}
                  title={
                    data.status === couponStatus.used ? t('Used by this trade') : t('In use by this trade')
                  }
                />
              )}
            </Rows>
          </Panel>
        </Section>
      )}
    </div>
  )
}
