import { cardOrderStatus } from '@kaadi/contract/card-orders'
import { expect, it } from 'vitest'
import { isWindowOver, needsSeller, orderFace } from './describe-order.ts'

const operatorTime = '2026-11-21T14:10:00.000Z'
const decided = Date.parse(operatorTime)
const half = 30 * 60_000
const returned = {
  orderStatus: cardOrderStatus.rejectedCorrectable,
  operatorTime,
  fId: null,
  answerClosesTime: null,
}

it('counts a returned order among what needs the seller until the thirty minutes are over', () => {
  expect(needsSeller(returned, decided + half - 1)).toBe(true)
  expect(needsSeller(returned, decided + half)).toBe(false)
  expect(isWindowOver(returned, decided + half)).toBe(true)
})

it('never counts a second try that was returned', () => {
  const second = { ...returned, fId: 'first' as never }
  expect(needsSeller(second, decided + 1)).toBe(false)
  expect(isWindowOver(second, decided + 1)).toBe(true)
})

it('counts questions and offers, and nothing that the desk works on', () => {
  const of = (orderStatus: 0 | 1 | 2 | 5 | 10 | 20) => needsSeller({ ...returned, orderStatus }, decided)
  expect([of(2), of(5)]).toEqual([true, true])
  expect([of(0), of(1), of(10), of(20)]).toEqual([false, false, false, false])
})

it('counts neither question nor offer once the day to answer is over', () => {
  const answerClosesTime = '2026-11-22T14:10:00.000Z'
  const closes = Date.parse(answerClosesTime)
  for (const orderStatus of [2, 5] as const) {
    const order = { ...returned, orderStatus, answerClosesTime }
    expect([needsSeller(order, closes - 1), needsSeller(order, closes)]).toEqual([true, false])
  }
})

it('says how many cards of which value, and no line comes between', () => {
  expect(orderFace({ faceValue: '100', faceSymbol: '$', count: 1 })).toBe('$100')
  expect(orderFace({ faceValue: '1250.5', faceSymbol: '£', count: 3 })).toBe('3\u00a0×\u00a0£1,250.5')
})
