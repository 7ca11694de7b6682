import { aCardOrder } from '@kaadi/testing/builders'
import { t } from '@kaadi/words'
import { describe, expect, it } from 'vitest'
import { reasonsFor } from '../../../platform/content/outcomes.ts'
import { decisionsOf, draftedStatus, gapOf, gapWords } from './verdict-draft.ts'

const order = aCardOrder()
const [card] = order.cards
if (!card) throw new Error('The builder gives one card.')
const shown = [{ uploadId: 'upload-1', note: ' The last four are covered ' }]

describe('a card under review', () => {
  it('is undecided until something is chosen', () => expect(gapOf(card, undefined, true)).toBe('undecided'))
  it('needs its code before it is valid', () => {
    expect(gapOf(card, { outcome: 'valid', evidence: [] }, true)).toBe('code')
    const masked = { ...card, maskedCode: '•••• FG' }
    expect(gapOf(masked, { outcome: 'valid', evidence: [] }, false)).toBe('unopened')
    expect(gapOf(masked, { outcome: 'valid', evidence: [] }, true)).toBeUndefined()
  })
  it('needs its code before another price is offered for it, and says so of the offer', () => {
    const offered = { outcome: 'offer', reasonCode: 108, faceValue: '80', evidence: [] } as const
    const gap = gapOf({ ...card, maskedCode: '•••• FG' }, offered, false)
    expect(gap && t(gapWords[gap])).toBe('Open the code before you offer another price.')
  })
  it('needs reason, evidence and a note before it goes back', () => {
    expect(gapOf(card, { outcome: 'return', evidence: [] }, false)).toBe('reason')
    expect(gapOf(card, { outcome: 'return', reasonCode: 102, evidence: [] }, false)).toBe('evidence')
    expect(
      gapOf(card, { outcome: 'return', reasonCode: 102, evidence: [{ uploadId: 'u', note: ' ' }] }, false),
    ).toBe('note')
    expect(gapOf(card, { outcome: 'return', reasonCode: 102, evidence: shown }, false)).toBeUndefined()
  })
})

describe('a drafted decision', () => {
  it('comes to the result that the service will reach', () => {
    expect(draftedStatus(order, {})).toBe(1)
    expect(draftedStatus(order, { 'card-1': { outcome: 'valid', evidence: [] } })).toBe(10)
    expect(draftedStatus(order, { 'card-1': { outcome: 'return', reasonCode: 102, evidence: shown } })).toBe(
      21,
    )
    expect(draftedStatus(order, { 'card-1': { outcome: 'refuse', reasonCode: 202, evidence: shown } })).toBe(
      20,
    )
  })
  it('sends no evidence and no reason for a valid card, even where some was drafted before', () => {
    expect(decisionsOf(order, { 'card-1': { outcome: 'valid', reasonCode: 102, evidence: shown } })).toEqual([
      { cardId: 'card-1', verdict: 1, evidence: [] },
    ])
  })
  it('sends reason and trimmed notes for a returned card', () => {
    expect(decisionsOf(order, { 'card-1': { outcome: 'return', reasonCode: 102, evidence: shown } })).toEqual(
      [
        {
          cardId: 'card-1',
          verdict: 4,
          reasonCode: 102,
          evidence: [{ uploadId: 'upload-1', note: 'The last four are covered' }],
        },
      ],
    )
  })
  it('offers for an outcome only the reasons that lead to it', () => {
    expect(reasonsFor('return').every(({ correctable }) => correctable)).toBe(true)
    expect(reasonsFor('refuse').some(({ correctable }) => correctable)).toBe(false)
  })
})
