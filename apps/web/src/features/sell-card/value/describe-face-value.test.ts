import { expect, it } from 'vitest'
import { describeFaceValue, faceValueHint } from './describe-face-value.ts'

const range = { minFace: '10', maxFace: '500' }
const facts = { range, band: { minFace: '50', maxFace: '500', step: '5' }, symbol: '$' } as const

it('names the limit that was missed', () => {
  expect(describeFaceValue({ ...facts, verdict: 'above' })).toBe('The most we buy in one card is $500.')
  expect(describeFaceValue({ ...facts, verdict: 'below' })).toBe('The smallest we buy is $10.')
  expect(describeFaceValue({ ...facts, verdict: 'step' })).toBe('Enter a multiple of $5.')
  expect(describeFaceValue({ ...facts, verdict: 'empty' })).toBe('Enter the value printed on the card.')
  expect(describeFaceValue({ ...facts, verdict: 'ok' })).toBeNull()
})

it('does not call a gap between two bands the largest value', () => {
  const band = { minFace: '10', maxFace: '45', step: '5' }
  expect(describeFaceValue({ ...facts, band, verdict: 'above' })).toMatch(/Up to \$45, or more/)
})

it('says the whole range before anything is typed', () => {
  expect(faceValueHint(facts)).toBe('From $10 to $500 a card.')
})
