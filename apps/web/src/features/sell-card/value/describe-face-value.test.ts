import { expect, it } from 'vitest'
import { describeFaceValue, faceValueHint } from './describe-face-value.ts'

const ranges = [{ minFace: '10', maxFace: '500' }]
const facts = { ranges, band: { minFace: '50', maxFace: '500', step: '5' }, symbol: '$' } as const

it('names the values that are bought where another was typed', () => {
  const words = 'We buy cards of $10 to $500.'
  expect(describeFaceValue({ ...facts, verdict: 'above' })).toBe(words)
  expect(describeFaceValue({ ...facts, verdict: 'below' })).toBe(words)
  expect(describeFaceValue({ ...facts, verdict: 'step' })).toBe('Enter a multiple of $5.')
  expect(describeFaceValue({ ...facts, verdict: 'empty' })).toBe('Enter the value printed on the card.')
  expect(describeFaceValue({ ...facts, verdict: 'ok' })).toBeNull()
})

it('names the ranges themselves where there is a gap between them', () => {
  const gap = {
    ...facts,
    ranges: [
      { minFace: '10', maxFace: '45' },
      { minFace: '100', maxFace: '500' },
    ],
    band: { minFace: '10', maxFace: '45', step: '5' },
  }
  expect(describeFaceValue({ ...gap, verdict: 'above' })).toBe('We buy cards of $10 to $45, or $100 to $500.')
  expect(faceValueHint(gap)).toBe('$10 to $45, or $100 to $500 a card.')
})

it('asks for the step where the value lies between two ranges that follow each other', () => {
  const band = { minFace: '10', maxFace: '45', step: '5' }
  expect(describeFaceValue({ ...facts, band, verdict: 'above' })).toBe('Enter a multiple of $5.')
})

it('says the values before anything is typed', () => {
  expect(faceValueHint(facts)).toBe('$10 to $500 a card.')
})
