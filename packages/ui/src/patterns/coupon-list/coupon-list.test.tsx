import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import type { CouponItem } from './coupon-item.tsx'
import { CouponList } from './coupon-list.tsx'

const aCoupon = (coupon: Partial<CouponItem>): CouponItem => ({
  id: 'apple',
  value: '+₦20',
  title: 'On your next Apple card',
  conditions: 'USA, $50 to $500',
  expiry: 'Ends Sunday',
  status: 'usable',
  ...coupon,
})
const percent = aCoupon({ id: 'percent', value: '+2%', title: 'On any card' })

describe('to read', () => {
  it('is a list of tickets with what is asked and until when', async () => {
    const { container } = render(<CouponList label="Coupons to use" coupons={[aCoupon({}), percent]} />)
    const items = within(screen.getByRole('list', { name: 'Coupons to use' })).getAllByRole('listitem')
    expect(items[0]?.textContent).toBe('+₦20On your next Apple cardUSA, $50 to $500Ends Sunday')
    expect(items).toHaveLength(2)
    expect(screen.queryByRole('radio')).toBeNull()
    await expectAccessible(container)
  })

  it('leads on where there is a link', async () => {
    const coupons = [aCoupon({ link: { href: '/coupon/apple' } }), percent]
    const { container } = render(<CouponList label="Coupons" coupons={coupons} />)
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/coupon/apple'])
    await expectAccessible(container)
  })

  it.each([
    ['reserved', 'In use'],
    ['used', 'Used'],
    ['expired', 'Expired'],
    ['void', 'Not valid'],
  ] as const)('says that it is %s, and why in place of when it ends', (status, word) => {
    render(<CouponList label="Coupons" coupons={[aCoupon({ status, reason: 'The order was corrected.' })]} />)
    const { textContent } = screen.getByRole('listitem')
    expect(textContent).toContain(word)
    expect(textContent).toContain('The order was corrected.')
    expect(textContent).not.toContain('Ends Sunday')
  })

  it('waits, says that there is none, and shows a problem in their place', async () => {
    const { rerender, container } = render(<CouponList label="Coupons" coupons={undefined} />)
    expect(container.firstElementChild?.getAttribute('aria-busy')).toBe('true')
    await expectAccessible(container)
    rerender(<CouponList label="Coupons" coupons={[]} />)
    expect(screen.getByText('No coupon now')).toBeTruthy()
    expect(container.firstElementChild?.getAttribute('aria-busy')).toBe('false')
    rerender(<CouponList label="Coupons" coupons={[]} empty={<p>Bring a friend</p>} />)
    expect(screen.getByText('Bring a friend')).toBeTruthy()
    rerender(<CouponList label="Coupons" coupons={undefined} problem={<p>Not loaded</p>} />)
    expect(screen.getByText('Not loaded')).toBeTruthy()
    expect(container.firstElementChild?.getAttribute('aria-busy')).toBe('false')
  })

  it('gives its element to a ref, and takes its attributes', () => {
    const ref = createRef<HTMLDivElement>()
    render(<CouponList ref={ref} id="mine" className="own" label="Coupons" coupons={[percent]} />)
    expect(ref.current?.id).toBe('mine')
    expect([...(ref.current?.classList ?? [])]).toEqual(['k-coupon-list', 'own'])
  })
})

const choose = vi.fn()
function Choosing({ coupons }: { coupons: CouponItem[] }) {
  const [value, setValue] = useState<string | null>('apple')
  const change = (id: string | null) => {
    choose(id)
    setValue(id)
  }
  return (
    <form aria-label="Sell">
      <CouponList label="Coupon" name="coupon" coupons={coupons} value={value} onValueChange={change} />
    </form>
  )
}

describe('to choose', () => {
  const sent = () => new FormData(screen.getByRole<HTMLFormElement>('form')).get('coupon')

  it('is one radio group that an arrow moves through, and a form sends', async () => {
    const { container } = render(<Choosing coupons={[aCoupon({}), percent]} />)
    const group = within(screen.getByRole('radiogroup', { name: 'Coupon' }))
    expect(group.getAllByRole('radio')).toHaveLength(3)
    expect(group.getByRole('radio', { name: /Apple/, checked: true })).toBeTruthy()
    expect(sent()).toBe('apple')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    expect(choose).toHaveBeenLastCalledWith('percent')
    expect(sent()).toBe('percent')
    await expectAccessible(container)
  })

  it('lets the coupon be left again', async () => {
    render(<Choosing coupons={[aCoupon({}), percent]} />)
    await userEvent.click(screen.getByText('Without a coupon'))
    expect(choose).toHaveBeenLastCalledWith(null)
    expect(sent()).toBe('')
  })

  it.each([
    aCoupon({ id: 'other', status: 'usable', reason: 'This is a Steam card.' }),
    aCoupon({ id: 'other', status: 'reserved', reason: 'In another trade' }),
    aCoupon({ id: 'other', status: 'expired', reason: 'Ended 1 November' }),
  ])('does not let $status be chosen, and says why: $reason', async (other) => {
    choose.mockClear()
    render(<Choosing coupons={[percent, other]} />)
    const radio = screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(String(other.reason)) })
    expect(radio.disabled).toBe(true)
    await userEvent.click(radio)
    expect(choose).not.toHaveBeenCalled()
  })
})
