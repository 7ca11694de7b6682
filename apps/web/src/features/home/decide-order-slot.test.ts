import { aCardOrderSummary } from '@kaadi/testing/builders'
import { describe, expect, it } from 'vitest'
import { decideOrderSlot } from './decide-order-slot.ts'

const now = Date.parse('2026-11-20T14:00:00.000Z')
const at = (minutesAgo: number) => new Date(now - minutesAgo * 60_000).toISOString()
const returned = (giftOrderId: string, minutesAgo: number) =>
  aCardOrderSummary({ giftOrderId, orderStatus: 21, operatorTime: at(minutesAgo) })

describe('what home shows of the trades', () => {
  it('is nothing for a new seller', () =>
    expect(decideOrderSlot([], now)).toEqual({ needsYou: undefined, latest: undefined }))

  it('is the newest that is under way, before newer ones that have ended', () => {
    const open = aCardOrderSummary({ giftOrderId: 'open' })
    const orders = [aCardOrderSummary({ giftOrderId: 'paid', orderStatus: 10 }), open]
    expect(decideOrderSlot(orders, now).latest).toBe(open)
  })

  it('is the newest where all have ended', () => {
    const orders = [10, 20].map((orderStatus) => aCardOrderSummary({ orderStatus: orderStatus as 10 }))
    expect(decideOrderSlot(orders, now).latest).toBe(orders[0])
  })

  it('asks for the photo whose window closes first', () => {
    const { needsYou, latest } = decideOrderSlot([returned('later', 3), returned('soon', 25)], now)
    expect(needsYou?.order.giftOrderId).toBe('soon')
    expect(needsYou?.closesAt).toBe(now + 5 * 60_000)
    expect(latest?.giftOrderId).toBe('later')
  })

  it('asks for nothing once thirty minutes are over', () => {
    expect(decideOrderSlot([returned('over', 30)], now).needsYou).toBeUndefined()
  })

  it('asks for nothing of an order that was itself sent again', () => {
    const again = aCardOrderSummary({ orderStatus: 21, operatorTime: at(3), fId: 'first' })
    expect(decideOrderSlot([again], now).needsYou).toBeUndefined()
  })

  it('asks for answers and decisions, which have no clock', () => {
    const info = aCardOrderSummary({ orderStatus: 2 })
    expect(decideOrderSlot([info], now).needsYou).toEqual({ order: info, ask: 'answer', closesAt: undefined })
    expect(decideOrderSlot([aCardOrderSummary({ orderStatus: 5 })], now).needsYou?.ask).toBe('decision')
  })

  it.each([2, 5] as const)('asks for nothing in state %i once the day to answer is over', (orderStatus) => {
    const order = aCardOrderSummary({ orderStatus, answerClosesTime: at(0) })
    expect(decideOrderSlot([order], now).needsYou).toBeUndefined()
    expect(decideOrderSlot([order], now - 1).needsYou?.order).toBe(order)
  })

  it('follows a trade that was sent again under its new number', () => {
    const orders = [
      aCardOrderSummary({ giftOrderId: 'first', orderStatus: 23, replacedBy: 'second' }),
      aCardOrderSummary({ giftOrderId: 'second', orderStatus: 20 }),
    ]
    expect(decideOrderSlot(orders, now).latest?.giftOrderId).toBe('second')
  })
})
