import { describe, expect, it } from 'vitest'
import { isAccountNumber, nubanCheckDigitFits } from './index.ts'

describe('the check digit of a Nigerian account number', () => {
  it.each([
    ['011', '0000014579', true],
    ['011', '0000000220', true],
    ['011', '0000014578', false],
    ['011', '000001457', false],
    ['GTB', '0000014579', false],
  ])('bank %s, number %s: %s', (bank, number, fits) => expect(nubanCheckDigitFits(bank, number)).toBe(fits))
})

it('a number must have the form its bank asks for, as a whole', () => {
  const bank = { numberPattern: '\\d{10}' }
  expect(isAccountNumber(bank, '0123456789')).toBe(true)
  expect(isAccountNumber(bank, '01234567890')).toBe(false)
})
