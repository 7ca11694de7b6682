import { describe, expect, it } from 'vitest'
import { checkFaceValue, isCardCode, isOnSale, normaliseCardCode } from './index.ts'

describe('a card code', () => {
  const format = { pattern: '[A-Z0-9]{15}' }
  it('is compared without blanks, dashes and letter case', () => {
    expect(normaliseCardCode(' x9kq-2lab 3cde 4fg ')).toBe('X9KQ2LAB3CDE4FG')
  })
  it.each([
    ['a space without width', 'X9KQ2\u200bLAB3C\u200bDE4FG'],
    ['marks of direction', '\u2068X9KQ2LAB3CDE4FG\u2069\u200f'],
    ['a soft hyphen, a joiner and a mark of byte order', '\ufeffX9KQ2\u00adLAB3C\u200d\u2060DE4FG'],
    ['a sign that chooses a picture', 'X9KQ2\ufe0fLAB3CDE4FG'],
    ['what a scanner puts between fields', 'X9KQ2LAB3C\u001dDE4FG'],
    ['any dash', 'X9KQ2\u2011LAB3C\u2212DE4FG'],
    ['letters and digits of full width', 'Ｘ９ＫＱ２ＬＡＢ３Ｃ－ＤＥ４ＦＧ'],
  ])('is compared without %s', (_, code) => {
    expect(normaliseCardCode(code)).toBe('X9KQ2LAB3CDE4FG')
    expect(isCardCode(format, code)).toBe(true)
  })
  it('keeps what can be seen, so that it is corrected', () =>
    expect(normaliseCardCode('X9KQ2LAB3CDE4F/É٣')).toBe('X9KQ2LAB3CDE4F/É٣'))
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
