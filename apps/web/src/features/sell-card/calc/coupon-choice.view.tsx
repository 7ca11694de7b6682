import { Button, CouponList, Field, Panel, Row, Sheet } from '@kaadi/ui'
import { TicketPercentIcon } from '@kaadi/ui/icons'
import { fromService, t } from '@kaadi/words'
import { useState } from 'react'
import { couponItem, type NameOfCard } from '../../../platform/content/coupon-item.ts'
import { type CouponOffers, refusalWords } from './coupon-offers.ts'

export interface CouponChoiceProps extends CouponOffers {
  /** What the locked rate says, where there is one. */
  locked: { readonly title: string } | null | undefined
  disabled: boolean
  nameOf: NameOfCard
  /** Null for none. */
  onCoupon: (couponId: string | null) => void
}

const offerWords = (free: number, all: number): string =>
  free === 0
    ? t('{count, plural, one {See why your coupon does not fit} other {See why your # coupons do not fit}}', {
        count: all,
      })
    : t('You have {count, plural, one {one coupon} other {# coupons}} for this sale', { count: free })

/** Which coupon is added: the best by itself, another one or none by choice. Nothing where the seller has none. */
export function CouponChoice({ offers, chosen, locked, disabled, nameOf, onCoupon }: CouponChoiceProps) {
  const [isOpen, setOpen] = useState(false)
  if (offers.length === 0) return null
  const free = offers.filter(({ refusal }) => refusal === null).length
  const now = Date.now()
  const added = locked === undefined ? chosen : locked
  return (
    <Field label={t('Coupon')} group>
      <Panel padding="none">
        <Row
          as="button"
          startContent={<TicketPercentIcon />}
          title={added ? fromService(added.title) : free > 0 ? t('No coupon added') : t('None for this sale')}
          detail={offerWords(free, offers.length)}
          aria-haspopup="dialog"
          disabled={disabled}
          onClick={() => setOpen(true)}
        />
      </Panel>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('Your coupons')}
        description={t('One of them is added to the payout. It comes back when the trade is not paid.')}
        dock={<Button onClick={() => setOpen(false)}>{t('Done')}</Button>}
      >
        <CouponList
          label={t('Coupon for this sale')}
          value={chosen?.couponId ?? null}
          onValueChange={onCoupon}
          coupons={offers.map(({ coupon, refusal }) => ({
            ...couponItem(coupon, nameOf, now),
            ...(refusal && { reason: t(refusalWords[refusal]) }),
          }))}
        />
      </Sheet>
    </Field>
  )
}
