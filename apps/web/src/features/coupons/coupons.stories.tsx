import type { Coupon } from '@kaadi/contract/coupons'
import { aCoupon } from '@kaadi/testing/builders'
import { ButtonLink, Dock } from '@kaadi/ui'
import { t } from '@kaadi/words'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { staged, wholeScreen } from '../../../test/stories/stage.tsx'
import { pagesOf, still } from '../../../test/stories/still.ts'
import { StillForm } from '../../../test/stories/still-form.tsx'
import { Link } from '../../platform/navigation/link.tsx'
import { paths } from '../../platform/navigation/paths.ts'
import { NavScreen } from '../../platform/screens/nav-screen.tsx'
import { CouponView } from './coupon.view.tsx'
import { CouponsView } from './coupons.view.tsx'
import { RedeemView } from './redeem.view.tsx'
import { SpentCouponsView } from './spent-coupons.view.tsx'

/** `/coupon`, one of them, and `/coupon/invalid`. */
const meta = {
  title: 'Screens/Coupons',
  ...staged,
  parameters: { ...wholeScreen({ at: paths.coupon }) },
} satisfies Meta
export default meta
type Story = StoryObj

const nameOf = () => 'Steam'
const welcome = aCoupon({ minPayout: '20000' })
const steamWeek = aCoupon({
  couponId: 'coupon-2',
  title: 'Steam week',
  kind: 'percent',
  value: '2',
  maxBonus: '5000',
  cardTypeIds: ['steam'],
  expiresTime: '2026-11-22T22:59:00.000Z',
})
const inUse = aCoupon({ couponId: 'coupon-3', status: 1, usedByOrderId: 'order-1' })

const loaded = <T,>(data: T) => ({ data, error: null, onRetry: still, nameOf })
const listOf = (coupons: Coupon[]) => (
  <NavScreen title={t('Coupons')} parent={paths.account}>
    <CouponsView {...loaded(coupons)} />
    <StillForm values={{ code: '' }}>
      {(form) => <RedeemView form={form} isBusy={false} claimed={undefined} />}
    </StillForm>
  </NavScreen>
)

export const List: Story = { render: () => listOf([welcome, steamWeek, inUse]) }

export const Nothing: Story = { render: () => listOf([]) }

export const Item: Story = {
  render: () => (
    <NavScreen
      title={t('Coupon')}
      parent={paths.coupon}
      footer={
        <Dock aria-label={t('Actions')}>
          <ButtonLink as={Link} to={paths.sellList}>
            {t('Use now')}
          </ButtonLink>
        </Dock>
      }
    >
      <CouponView {...loaded(steamWeek)} />
    </NavScreen>
  ),
}

export const Invalid: Story = {
  render: () => (
    <NavScreen title={t('Used and expired coupons')} parent={paths.coupon}>
      <SpentCouponsView
        {...pagesOf([
          aCoupon({ status: 2, usedByOrderId: 'order-7', usedTime: '2026-11-18T12:00:00.000Z' }),
          aCoupon({ couponId: 'coupon-4', title: 'Harmattan sale', expiresTime: '2026-11-15T22:59:00.000Z' }),
        ])}
        nameOf={nameOf}
      />
    </NavScreen>
  ),
}
