import { expect, it } from 'vitest'
import { writeCsv } from './save-csv.ts'

it('writes what spreadsheets open as a table, and as no formula', () => {
  const text = writeCsv(
    ['Reviewer', 'Orders'],
    [
      ['Ada "the fast", Lagos', 12],
      ['=1+1', 0],
      ['–', null],
    ],
  )
  expect(text).toBe(`\uFEFFReviewer,Orders\r\n"Ada ""the fast"", Lagos",12\r\n'=1+1,0\r\n–,\r\n`)
})
