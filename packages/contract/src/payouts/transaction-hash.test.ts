import { describe, expect, it } from 'vitest'
import { hasTransactionHashForm, transactionHashOf } from './index.ts'

describe('the hash of a transaction', () => {
  const digits = 'ab12'.repeat(16)

  it('is the same with 0x and without, in either case', () => {
    expect(transactionHashOf(` 0X${digits.toUpperCase()} `)).toBe(digits)
    for (const typed of [digits, `0x${digits}`, ` ${digits.toUpperCase()} `])
      expect(hasTransactionHashForm(typed)).toBe(true)
  })

  it('is none of zeros alone, with 0x or without: it names no transaction', () => {
    const zeros = '0'.repeat(64)
    for (const typed of [zeros, `0x${zeros}`, ` 0X${zeros} `])
      expect(hasTransactionHashForm(typed)).toBe(false)
    for (const typed of [`${zeros.slice(1)}1`, `0x1${zeros.slice(1)}`])
      expect(hasTransactionHashForm(typed)).toBe(true)
  })

  it.each(['', digits.slice(1), `${digits}0`, `${digits.slice(1)}g`, 'FT-2026-000123'])(
    'is none: %j',
    (text) => expect(hasTransactionHashForm(text)).toBe(false),
  )
})
