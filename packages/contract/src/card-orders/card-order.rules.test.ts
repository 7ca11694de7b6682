import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  canAnswer,
  canCancel,
  canMoveCardOrder,
  canResubmit,
  cardOrderStatus,
  cardOrderStatuses,
  cardStatus,
  cardStatuses,
  decideOrderStatus,
  familyOf,
  isReasonCode,
  photosToRetake,
  reasonCodes,
  reasons,
  resubmitClosesAt,
  strikeReasons,
} from './index.ts'

const operatorTime = '2026-11-21T12:00:00.000Z'
const returned = { orderStatus: cardOrderStatus.rejectedCorrectable, operatorTime, fId: null }
const msAfter = (ms: number) => Date.parse(operatorTime) + ms

describe('resubmission (specification, section 4)', () => {
  it('is open at 29:59.999', () => expect(canResubmit(returned, msAfter(30 * 60_000 - 1))).toBe(true))
  it('is refused at exactly 30:00.000', () => expect(canResubmit(returned, msAfter(30 * 60_000))).toBe(false))
  it('is refused to an order that is itself a resubmission', () =>
    expect(canResubmit({ ...returned, fId: 'parent' }, msAfter(1))).toBe(false))
  it('takes an empty fId as none', () => expect(canResubmit({ ...returned, fId: '' }, msAfter(1))).toBe(true))
  it('is refused in every status but 21', () => {
    for (const orderStatus of cardOrderStatuses.filter((status) => status !== 21))
      expect(canResubmit({ ...returned, orderStatus }, msAfter(1))).toBe(false)
  })
  it('is refused before the desk has decided', () =>
    expect(canResubmit({ ...returned, operatorTime: null }, msAfter(1))).toBe(false))
  it('closes 30 minutes after the decision', () =>
    expect(resubmitClosesAt(returned)).toBe(msAfter(1_800_000)))
})

describe('a question or an offer', () => {
  const closes = { answerClosesTime: operatorTime }
  it.each([2, 5] as const)(
    'is answered in state %i until its day is over, and not at its end',
    (orderStatus) => {
      expect(canAnswer({ orderStatus, ...closes }, msAfter(-1))).toBe(true)
      expect(canAnswer({ orderStatus, ...closes }, msAfter(0))).toBe(false)
      expect(canAnswer({ orderStatus, answerClosesTime: null }, msAfter(0))).toBe(true)
    },
  )
  it('is asked in no other state', () => {
    for (const orderStatus of cardOrderStatuses.filter((status) => status !== 2 && status !== 5))
      expect(canAnswer({ orderStatus, ...closes }, msAfter(-1))).toBe(false)
  })
})

describe('the states of an order', () => {
  it('have their family in the tens digit', () => {
    expect([0, 5, 10, 12, 20, 25, 30, 40].map((status) => familyOf(status as never))).toEqual([
      'open',
      'open',
      'paid',
      'paid',
      'notPaid',
      'notPaid',
      'contested',
      'undone',
    ])
  })
  it('never leave a paid state but by reversal', () => {
    for (const from of [10, 11, 12] as const)
      expect(cardOrderStatuses.filter((to) => canMoveCardOrder(from, to))).toEqual([40])
  })
  it('can be cancelled by the seller only while nobody checks', () => {
    expect(cardOrderStatuses.filter(canCancel)).toEqual([0])
  })
})

describe('the result of an order', () => {
  const { valid, unreadable, used, otherValue, waiting, unsupported } = cardStatus
  it.each([
    [[valid, valid], 10],
    [[valid, otherValue], 5],
    [[valid, used], 12],
    [[valid, unreadable], 2],
    [[valid, used, unreadable], 2],
    [[unreadable, unreadable], 21],
    [[unreadable, used], 20],
    [[used], 20],
    [[unsupported], 20],
    [[valid, waiting], 1],
    [[], 1],
  ])('of %j is %i', (verdicts, status) => expect(decideOrderStatus(verdicts)).toBe(status))

  it('can be reached from a claimed order and does not depend on the order of the cards', () => {
    const verdict = fc.constantFrom(...cardStatuses.filter((status) => status !== waiting))
    fc.assert(
      fc.property(fc.array(verdict, { minLength: 1, maxLength: 20 }), (verdicts) => {
        const result = decideOrderStatus(verdicts)
        expect(canMoveCardOrder(cardOrderStatus.claimed, result)).toBe(true)
        expect(decideOrderStatus([...verdicts].reverse())).toBe(result)
      }),
    )
  })
})

describe('reasons', () => {
  it('count against the seller but for those that say the opposite', () => {
    expect(reasonCodes.filter((code) => !strikeReasons.includes(code))).toEqual([207, 209, 303])
  })
  it('lead to a correctable result exactly where they say so', () => {
    for (const code of reasonCodes)
      expect(reasons[code].verdict === cardStatus.unreadable).toBe(reasons[code].correctable)
  })
  it('are a closed list', () => expect([isReasonCode(101), isReasonCode(999)]).toEqual([true, false]))
})

describe('the photos to take again', () => {
  const photo = (kind: 'front' | 'back' | 'receipt') => ({ uploadId: kind as never, kind, url: '' })
  const card = (code: number, ...kinds: ('front' | 'back' | 'receipt')[]) => ({
    cardId: 'card-1',
    photos: kinds.map(photo),
    reason: { code, text: '', nextStep: '', correctable: true },
  })
  const showing = (uploadId: string, cardId = 'card-1') => ({ cardId, photo: { uploadId } })

  it('are those that the desk named', () => {
    const both = card(101, 'front', 'back')
    expect(photosToRetake(both, [showing('back')])).toEqual(['back'])
    expect(photosToRetake(both, [showing('back'), showing('front')])).toEqual(['front', 'back'])
  })

  it('are both sides where it named none of them, or those of another card', () => {
    const both = card(101, 'front', 'back', 'receipt')
    expect(photosToRetake(both, [])).toEqual(['front', 'back'])
    expect(photosToRetake(both, [showing('a picture of the desk')])).toEqual(['front', 'back'])
    expect(photosToRetake(both, [showing('back', 'card-2')])).toEqual(['front', 'back'])
    expect(photosToRetake(card(101, 'back'), [])).toEqual(['back'])
    expect(photosToRetake(card(102), [])).toEqual(['front', 'back'])
  })

  it('are the receipt where that is what is wrong', () => {
    expect(photosToRetake(card(104, 'front'), [showing('front')])).toEqual(['receipt'])
    expect(photosToRetake(card(105, 'front', 'receipt'), [])).toEqual(['receipt'])
  })
})
