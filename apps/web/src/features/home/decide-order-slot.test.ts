import type { CardOrderPage, CardOrderSummary } from '@kaadi/contract/card-orders'
import { aCardOrderSummary } from '@kaadi/testing/builders'
import { describe, expect, it } from 'vitest'
import { decideOrderSlot } from './decide-order-slot.ts'

const now = Date.parse('2026-11-20T14:00:00.000Z')
const at = (minutesAgo: number) => new Date(now - minutesAgo * 60_000).toISOString()
const trades = (
  records: readonly CardOrderSummary[],
  waiting: readonly CardOrderSummary[] = [],
): Pick<CardOrderPage, 'records' | 'waiting'> => ({ records: [...records], waiting: [...waiting] })
const returned = (giftOrderId: string, minutesAgo: number) =>
  aCardOrderSummary({ giftOrderId, orderStatus: 21, operatorTime: at(minutesAgo) })

describe('what home shows of the trades', () => {
  it('is nothing for a new seller', () =>
    expect(decideOrderSlot(trades([]), now)).toEqual({
      needsYou: undefined,
      moreNeedYou: 0,
      latest: undefined,
    }))

  it('is the newest that is under way, before newer ones that have ended', () => {
    const open = aCardOrderSummary({ giftOrderId: 'open' })
    const orders = [aCardOrderSummary({ giftOrderId: 'paid', orderStatus: 10 }), open]
    expect(decideOrderSlot(trades(orders), now).latest).toBe(open)
  })

  it('is the newest where all have ended', () => {
    const orders = [10, 20].map((orderStatus) => aCardOrderSummary({ orderStatus: orderStatus as 10 }))
    expect(decideOrderSlot(trades(orders), now).latest).toBe(orders[0])
  })

  it('asks for what the service names first, however many newer trades there are', () => {
    const [soon, later] = [returned('soon', 25), returned('later', 3)]
    const newer = Array.from({ length: 20 }, (_, n) =>
      aCardOrderSummary({ giftOrderId: `new-${n}`, orderStatus: 10 }),
    )
    const { needsYou, moreNeedYou, latest } = decideOrderSlot(trades(newer, [soon, later]), now)
    expect(needsYou).toBe(soon)
    expect(moreNeedYou).toBe(1)
    expect(latest).toBe(newer[0])
  })

  it('goes on to the next one where the end of the first has come since', () => {
    const asked = [
      aCardOrderSummary({ giftOrderId: 'over', orderStatus: 5, answerClosesTime: at(0) }),
      aCardOrderSummary({ giftOrderId: 'next', orderStatus: 2, answerClosesTime: at(-60) }),
    ]
    expect(decideOrderSlot(trades(asked, asked), now).needsYou).toBe(asked[1])
  })

  it('follows another trade than the one it asks for', () => {
    const orders = [returned('back', 3), aCardOrderSummary({ giftOrderId: 'open' })]
    const { needsYou, latest } = decideOrderSlot(trades(orders, [{ ...orders[0]! }]), now)
    expect([needsYou?.giftOrderId, latest?.giftOrderId]).toEqual(['back', 'open'])
  })

  it('asks for nothing once thirty minutes are over', () => {
    expect(decideOrderSlot(trades([], [returned('over', 30)]), now).needsYou).toBeUndefined()
  })

  it('asks for nothing of an order that was itself sent again', () => {
    const again = aCardOrderSummary({ orderStatus: 21, operatorTime: at(3), fId: 'first' })
    expect(decideOrderSlot(trades([again], [again]), now).needsYou).toBeUndefined()
  })

  it.each([2, 5] as const)('asks for nothing in state %i once the day to answer is over', (orderStatus) => {
    const order = aCardOrderSummary({ orderStatus, answerClosesTime: at(0) })
    expect(decideOrderSlot(trades([], [order]), now).needsYou).toBeUndefined()
    expect(decideOrderSlot(trades([], [order]), now - 1).needsYou).toBe(order)
  })

  it('follows a trade that was sent again under its new number', () => {
    const orders = [
      aCardOrderSummary({ giftOrderId: 'first', orderStatus: 23, replacedBy: 'second' }),
      aCardOrderSummary({ giftOrderId: 'second', orderStatus: 20 }),
    ]
    expect(decideOrderSlot(trades(orders), now).latest?.giftOrderId).toBe('second')
  })
})
