import { describe, expect, it } from 'vitest'
import { checkFaceValue, isCardCode, isOnSale, normaliseCardCode } from './index.ts'

describe('a card code', () => {
  const format = { pattern: '[A-Z0-9]{15}' }
  it('is compared without blanks, dashes and letter case', () => {
    expect(normaliseCardCode(' x9kq-2lab 3cde 4fg ')).toBe('X9KQ2LAB3CDE4FG')
  })
  it('must have the whole form of its brand', () => {
    expect(isCardCode(format, 'x9kq2-lab3c-de4fg')).toBe(true)
    expect(isCardCode(format, 'X9KQ2')).toBe(false)
    expect(isCardCode(format, 'X9KQ2LAB3CDE4FGH')).toBe(false)
  })
  it('passes where the catalogue holds a broken pattern', () =>
    expect(isCardCode({ pattern: '[' }, 'anything')).toBe(true))
})

describe('a face value', () => {
  const price = { minFace: '25', maxFace: '500', step: '5' }
  it.each([
    ['25', 'ok'],
    ['500', 'ok'],
    ['100.00', 'ok'],
    ['24.99', 'below'],
    ['500.01', 'above'],
    ['27', 'step'],
    ['', 'empty'],
    ['0', 'empty'],
    ['1e3', 'empty'],
    ['-5', 'empty'],
  ])('of %j is %s', (value, verdict) => expect(checkFaceValue(price, value)).toBe(verdict))
})

it('a paused brand is not on sale', () => {
  expect(isOnSale({ enabled: true, paused: false })).toBe(true)
  expect(isOnSale({ enabled: true, paused: true })).toBe(false)
  expect(isOnSale({ enabled: false, paused: false })).toBe(false)
})
