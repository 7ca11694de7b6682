import { sellerEndpoints } from '@kaadi/contract'
import { aCardOrder, aCoupon } from '@kaadi/testing/builders'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { seenButton } from '../../../test/seen-button.ts'
import { aFreshQuote, aSellServer, fillCode, isLocked, open, send } from '../../../test/sell-screen.tsx'

const { cardOrders, coupons } = sellerEndpoints

const welcome = aCoupon()
const small = aCoupon({ couponId: 'small', title: 'Small thanks', value: '500' })
const forApple = aCoupon({ couponId: 'apple', title: 'Apple week', cardTypeIds: ['apple'] })

/** A service that adds the wished coupon, or the welcome where nothing is wished. */
const aServerWithCoupons = (owned = [welcome, small, forApple]) =>
  aSellServer()
    .on(coupons.list, owned)
    .on(cardOrders.quote, ({ body }) => {
      const id = body.couponId === undefined ? 'coupon-1' : body.couponId
      const coupon = owned.find(({ couponId }) => couponId === id) ?? null
      const base = { kind: 'base', label: 'Base rate', amount: '140000' } as const
      return aFreshQuote({
        quoteId: `quote-${id}` as never,
        rate: '1400',
        payout: String(140_000 + Number(coupon?.value ?? 0)),
        coupon: coupon && { couponId: coupon.couponId, title: coupon.title },
        lines: coupon ? [base, { kind: 'coupon', label: coupon.title, amount: coupon.value }] : [base],
      })
    })
const couponRow = () => within(screen.getByRole('group', { name: 'Coupon' })).getByRole('button')

describe('the coupon of a sale', () => {
  it('is the best one by itself, and a line of the payout', async () => {
    const opened = open(undefined, aServerWithCoupons())
    await fillCode(opened)
    expect(couponRow().textContent).toMatch(/Welcome coupon.*You have 2 coupons for this sale/)
    const wished = opened.server.seen(cardOrders.quote).at(-1)?.body
    expect(wished).not.toHaveProperty('couponId')
    expect(screen.getAllByText('Welcome coupon').length).toBeGreaterThan(1)
  })

  it('can be another one, or none; one that does not fit says why', async () => {
    const opened = open(undefined, aServerWithCoupons())
    await fillCode(opened)
    await opened.user.click(couponRow())
    const sheet = await screen.findByRole('dialog', { name: 'Your coupons' })
    expect(within(sheet).getByText('It is for other cards')).toBeTruthy()
    expect(within(sheet).getByRole<HTMLInputElement>('radio', { name: /Apple week/ }).disabled).toBe(true)
    await opened.user.click(within(sheet).getByRole('radio', { name: /Small thanks/ }))
    await waitFor(() => expect(opened.server.seen(cardOrders.quote).at(-1)?.body.couponId).toBe('small'))
    await opened.user.click(within(sheet).getByRole('radio', { name: /Without a coupon/ }))
    await waitFor(() => expect(opened.server.seen(cardOrders.quote).at(-1)?.body.couponId).toBeNull())
    await opened.user.click(within(sheet).getByRole('button', { name: 'Done' }))
    await isLocked()
    expect(couponRow().textContent).toMatch(/No coupon added/)
  })

  it('is not spoken of where the seller has none', async () => {
    const opened = open(undefined, aServerWithCoupons([]))
    await fillCode(opened)
    expect(screen.queryByRole('group', { name: 'Coupon' })).toBeNull()
  })

  it('that another trade took is told, with the payout without it to agree to', async () => {
    const server = aServerWithCoupons().on(cardOrders.submit, {
      failure: 'couponNotUsable',
      details: { quote: aFreshQuote({ quoteId: 'quote-2' as never, payout: '140000' }), difference: '-2000' },
    })
    const opened = open(undefined, server)
    await fillCode(opened)
    await opened.user.click(await send())
    await screen.findByText('Your coupon is no longer free')
    expect(opened.server.seen(cardOrders.submit)).toHaveLength(1)
    // The rate still holds: nothing says that it ran out.
    expect(document.body.textContent).toMatch(
      /Your coupon is no longer free\. Without it you get ₦[\d,.]+ less\./,
    )
    expect(screen.queryByText(/rate has run out/)).toBeNull()
    server.on(cardOrders.submit, aCardOrder({ orderStatus: 0 }))
    await opened.user.click(await seenButton('Go on without it'))
    await opened.user.click(await seenButton('Send card'))
    await waitFor(() => expect(opened.server.seen(cardOrders.submit).at(-1)?.body.quoteId).toBe('quote-2'))
  })

  it('that is gone before the rate is locked is wished for no more', async () => {
    const server = aServerWithCoupons()
    const opened = open(undefined, server)
    await fillCode(opened)
    let asked = 0
    server.on(cardOrders.quote, ({ body }) => {
      asked++
      return body.couponId === 'small'
        ? { failure: 'couponNotUsable', details: { reason: 'expired' } }
        : aFreshQuote({ quoteId: 'quote-9' as never })
    })
    await opened.user.click(couponRow())
    await opened.user.click(await screen.findByRole('radio', { name: /Small thanks/ }))
    await opened.user.click(screen.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(asked).toBe(2))
    expect(opened.server.seen(cardOrders.quote).at(-1)?.body).not.toHaveProperty('couponId')
    await isLocked()
  })
})
