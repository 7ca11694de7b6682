import { sellerEndpoints } from '@kaadi/contract'
import { aCardType, aCoupon, aPage, aUser, listAndMap } from '@kaadi/testing/builders'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { aServer, expectNoSurprises, renderApp } from '../../../test/render-app.tsx'

const { cardTypes, coupons, users } = sellerEndpoints

const aCouponServer = () =>
  aServer()
    .on(users.me, aUser())
    .on(
      cardTypes.list,
      listAndMap(aCardType({ id: 'apple', name: 'Apple' }), aCardType({ id: 'amazon', name: 'Amazon' })),
    )
const open = (path: string, server = aCouponServer()) => renderApp(path, { server, isSignedIn: true })
const welcome = aCoupon({ minPayout: '20000' })
const apple = aCoupon({
  couponId: 'coupon-2',
  title: 'Apple week',
  kind: 'percent',
  value: '2',
  maxBonus: '5000',
  cardTypeIds: ['apple'],
})

describe('/coupon', () => {
  it('lists the coupons that can be used, each with its conditions and its end', async () => {
    const server = aCouponServer().on(coupons.list, [
      welcome,
      apple,
      aCoupon({ couponId: 'coupon-3', status: 1, usedByOrderId: 'order-1' as never }),
    ])
    open('/coupon', server)
    const list = await screen.findByRole('list', { name: 'Coupons to use' })
    const [first, second, third] = within(list).getAllByRole('link')
    expect(first?.textContent).toMatch(/\+₦2,000.*Welcome coupon.*Any card, from ₦20,000.*Ends 1 Dec 2099/)
    expect(second?.textContent).toMatch(/\+2%.*Apple week.*Apple cards, at most ₦5,000/)
    expect(third?.textContent).toMatch(/In use by a trade/)
    expect(first?.getAttribute('href')).toBe('/coupon?couponId=coupon-1')
    expect(screen.getByRole('link', { name: 'Used and expired coupons' })).toBeTruthy()
    await expectAccessible(document.body)
    expectNoSurprises(server)
  })

  it('claims a coupon by its code, and shows it in the list', async () => {
    const server = aCouponServer().on(coupons.list, []).on(coupons.redeem, apple)
    const app = open('/coupon', server)
    await app.user.click(await screen.findByRole('button', { name: 'Get the coupon' }))
    expect(await screen.findByText('Enter the code first.')).toBeTruthy()
    await app.user.type(screen.getByLabelText('Have a code?'), 'steam500')
    server.on(coupons.list, [apple])
    await app.user.click(screen.getByRole('button', { name: 'Get the coupon' }))
    expect(await screen.findByText('Apple week is yours')).toBeTruthy()
    expect(await screen.findByRole('list', { name: 'Coupons to use' })).toBeTruthy()
    expect((screen.getByLabelText('Have a code?') as HTMLInputElement).value).toBe('')
    expect(screen.queryByText('Enter the code first.')).toBeNull()
    await expectAccessible(document.body)
  })

  it('says at the code what is wrong with it', async () => {
    const server = aCouponServer().on(coupons.list, []).fail(coupons.redeem, 'couponsGone')
    const app = open('/coupon', server)
    await app.user.type(await screen.findByLabelText('Have a code?'), 'STEAM500')
    await app.user.click(screen.getByRole('button', { name: 'Get the coupon' }))
    expect(await screen.findByText('All coupons of this code have been taken.')).toBeTruthy()
    expect((screen.getByLabelText('Have a code?') as HTMLInputElement).value).toBe('STEAM500')
  })

  it('sends a code whose answer was lost once more with the same key', async () => {
    const keys: (string | null)[] = []
    const server = aCouponServer().on(coupons.list, [])
    server.on(coupons.redeem, ({ idempotencyKey }) => {
      keys.push(idempotencyKey)
      throw new TypeError('the line was cut')
    })
    const app = open('/coupon', server)
    await app.user.type(await screen.findByLabelText('Have a code?'), 'STEAM500')
    await app.user.click(screen.getByRole('button', { name: 'Get the coupon' }))
    await waitFor(
      () => expect(screen.getByLabelText('Have a code?').getAttribute('aria-invalid')).toBe('true'),
      {
        timeout: 15_000,
      },
    )
    server.on(coupons.redeem, ({ idempotencyKey }) => {
      keys.push(idempotencyKey)
      return apple
    })
    await app.user.click(screen.getByRole('button', { name: 'Get the coupon' }))
    expect(await screen.findByText('Apple week is yours')).toBeTruthy()
    expect(new Set(keys).size).toBe(1)
  }, 30_000)

  it('leads to selling where there is none', async () => {
    open('/coupon', aCouponServer().on(coupons.list, []))
    expect(await screen.findByText('No coupon now')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Sell a card' }).getAttribute('href')).toBe('/sell/list')
  })

  it('says when it could not be loaded, and tries again', async () => {
    const server = aCouponServer().on(coupons.list, { failure: 'internal', traceId: 'trace-7' })
    const { user } = open('/coupon', server)
    expect(await screen.findByText(/trace-7/)).toBeTruthy()
    server.on(coupons.list, [welcome])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Welcome coupon')).toBeTruthy()
  })

  it('is reached from the account', async () => {
    const app = open('/account', aCouponServer().on(coupons.list, []))
    await app.user.click(await screen.findByRole('link', { name: 'Coupons' }))
    await screen.findByRole('heading', { level: 1, name: 'Coupons' })
    expect(app.path()).toBe('/coupon')
  })
})

describe('one coupon', () => {
  it.each([
    ['any card', welcome, '/sell/list'],
    ['one brand', apple, '/sell/submit?cardTypeId=apple'],
    ['some brands', aCoupon({ cardTypeIds: ['apple', 'amazon'] }), '/sell/list?cardTypeIds=apple%2Camazon'],
    [
      'one brand and another wallet',
      { ...apple, currencyId: 2 as const },
      '/sell/submit?cardTypeId=apple&currencyId=2',
    ],
    ['any card and another wallet', aCoupon({ currencyId: 2 }), '/sell/list?currencyId=2'],
  ])('for %s shows its rules and leads to where it is used', async (_, coupon, to) => {
    open(`/coupon?couponId=${coupon.couponId}`, aCouponServer().on(coupons.info, coupon))
    expect(await screen.findByText('Rules')).toBeTruthy()
    expect(screen.getByText(coupon.rule)).toBeTruthy()
    expect(screen.getByText(/It comes back when the trade is not paid/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Use now' }).getAttribute('href')).toBe(to)
  })

  it('says the day from which it can be used, also where that is today', async () => {
    const coupon = aCoupon({ startsTime: new Date().toISOString() })
    open('/coupon?couponId=coupon-1', aCouponServer().on(coupons.info, coupon))
    expect(await screen.findByText(/^From \d+ [A-Z][a-z]{2}, \d+:\d\d [ap]m to 1 Dec 2099, /)).toBeTruthy()
  })

  it('that was used leads to its trade, and cannot be used', async () => {
    const used = aCoupon({
      status: 2,
      usedByOrderId: 'order-7' as never,
      usedTime: '2026-11-20T12:00:00.000Z',
    })
    open('/coupon?couponId=coupon-1', aCouponServer().on(coupons.info, used))
    const link = await screen.findByRole('link', { name: /Used by this trade/ })
    expect(link.getAttribute('href')).toBe('/transaction/cardDetail?giftOrderId=order-7')
    expect(screen.queryByRole('link', { name: 'Use now' })).toBeNull()
  })

  it('that is not there answers with the words of 404', async () => {
    open('/coupon?couponId=nothing', aCouponServer().on(coupons.info, { failure: 'notFound' }))
    expect(await screen.findByText('Not record')).toBeTruthy()
  })
})

describe('/coupon/invalid', () => {
  it('says of each why it is no longer good', async () => {
    const page = aPage(
      aCoupon({ status: 2, usedByOrderId: 'order-1' as never, usedTime: '2026-11-20T12:00:00.000Z' }),
      aCoupon({ couponId: 'coupon-2', status: 3, expiresTime: '2026-11-02T12:00:00.000Z' }),
      aCoupon({ couponId: 'coupon-3', status: 4, voidReason: 'Given by mistake.' }),
    )
    open('/coupon/invalid', aCouponServer().on(coupons.invalid, page))
    const list = await screen.findByRole('list', { name: 'Used and expired coupons' })
    const said = within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent)
    expect(said).toEqual([
      expect.stringMatching(/Used .*20 Nov/),
      expect.stringMatching(/Ended .*2 Nov/),
      expect.stringContaining('Given by mistake.'),
    ])
    expect(screen.getByText('Those were all.')).toBeTruthy()
  })

  it('may hold none', async () => {
    open('/coupon/invalid', aCouponServer().on(coupons.invalid, aPage()))
    expect(await screen.findByText('None yet')).toBeTruthy()
  })
})
