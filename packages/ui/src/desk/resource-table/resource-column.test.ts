import { describe, expect, it } from 'vitest'
import { couponColumns as columns, sampleCoupons as coupons } from '../samples/coupons.tsx'
import { englishDeskWords as words } from '../words/english-desk-words.tsx'
import { filterRows, sortRows } from './resource-column.ts'

const codes = (rows: readonly { code: string }[]) => rows.map(({ code }) => code)
const sorted = (column: string, direction: 'ascending' | 'descending' = 'ascending') =>
  codes(sortRows(coupons, columns, { column, direction }))
const found = (text: string) => codes(filterRows(coupons, columns, text, { words, timeZone: 'Africa/Lagos' }))

describe('sortRows', () => {
  it('orders amounts by what they are worth, each currency by itself', () => {
    const [first, ...others] = sorted('worth', 'descending')
    const naira = ['STEAM100', 'APPLE10', 'OCTOBER', 'WELCOME']
    expect([first, ...others]).toEqual(first === 'AKWAABA' ? ['AKWAABA', ...naira] : [...naira, 'AKWAABA'])
  })

  it('orders numbers and times as such, and texts as people do', () => {
    expect(sorted('used', 'descending').slice(0, 2)).toEqual(['WELCOME', 'OCTOBER'])
    expect(sorted('ends').slice(0, 3)).toEqual(['OCTOBER', 'AKWAABA', 'STEAM100'])
    const texts = [{ code: 'b10' }, { code: 'B9' }]
    const byCode = {
      id: 'code',
      header: 'Code',
      type: 'text',
      value: (row: { code: string }) => row.code,
    } as const
    expect(codes(sortRows(texts, [byCode], { column: 'code', direction: 'ascending' }))).toEqual([
      'B9',
      'b10',
    ])
  })

  it('puts what is not known last, in both directions', () => {
    expect(sorted('ends').slice(3)).toEqual(['WELCOME', 'APPLE10'])
    expect(sorted('ends', 'descending')).toEqual(['STEAM100', 'AKWAABA', 'OCTOBER', 'WELCOME', 'APPLE10'])
  })

  it('leaves the rows as they are without an order, and never turns the ones it was given', () => {
    const before = codes(coupons)
    expect(sortRows(coupons, columns, undefined)).toBe(coupons)
    expect(sortRows(coupons, columns, { column: 'gone', direction: 'ascending' })).toBe(coupons)
    sorted('used')
    expect(codes(coupons)).toEqual(before)
  })
})

describe('filterRows', () => {
  it('finds all of the words, wherever they stand', () => {
    expect(found('')).toHaveLength(5)
    expect(found('steam')).toEqual(['STEAM100'])
    expect(found('open first')).toEqual(['WELCOME'])
    expect(found('open ghana')).toEqual([])
  })

  it('finds amounts, times and yes or no as they are shown', () => {
    expect(found('₦1,500.00')).toEqual(['STEAM100'])
    expect(found('28 nov')).toEqual(['AKWAABA'])
    expect(found('yes')).toEqual(['WELCOME', 'STEAM100'])
  })
})
