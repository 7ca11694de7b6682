import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { instantSchema } from './instant.ts'

const takes = (text: string) => z.safeParse(instantSchema, text).success

describe('a moment on the wire', () => {
  it.each([
    '2026-11-21T14:05:00.000Z',
    '2026-11-21T14:05:00Z',
    '2028-02-29T23:59:59.999999Z',
    '2026-11-21T14:05:00.123456789Z',
    '0001-01-01T00:00:00Z',
  ])('is %s', (text) => expect(takes(text)).toBe(true))

  it.each([
    '2026-02-29T00:00:00Z',
    '2100-02-29T00:00:00Z',
    '2026-04-31T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-00-10T00:00:00Z',
    '2026-01-00T00:00:00Z',
    '2026-11-21T24:00:00Z',
    '2026-11-21T14:60:00Z',
    '2026-11-21T14:05:60Z',
    '2026-11-21T14:05Z',
    '2026-11-21T14:05:00',
    '2026-11-21T14:05:00+01:00',
    '2026-11-21T14:05:00,5Z',
    '2026-11-21 14:05:00Z',
    '2026-11-21',
    '1795269900000',
    '0000-01-01T00:00:00Z',
    '0000-12-31T23:59:59.999Z',
    '2026-11-21T14:05:00.Z',
    '2026-11-21T14:05:00.1234567890Z',
    ' 2026-11-21T14:05:00Z',
    '2026-11-21T14:05:00Z\n',
    '',
  ])('is not %j', (text) => expect(takes(text)).toBe(false))

  it('is what the library calls a date and time, from the year 1 on', () => {
    const two = (value: number) => String(value).padStart(2, '0')
    const parts = fc.tuple(
      fc.integer({ min: 1, max: 9999 }),
      fc.integer({ min: 0, max: 14 }),
      fc.integer({ min: 0, max: 33 }),
      fc.integer({ min: 0, max: 26 }),
      fc.integer({ min: 0, max: 63 }),
    )
    fc.assert(
      fc.property(parts, ([year, month, day, hour, second]) => {
        const text = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${two(hour)}:00:${two(second)}Z`
        expect(takes(text), text).toBe(z.safeParse(z.iso.datetime(), text).success)
      }),
      { numRuns: 2_000 },
    )
  })

  it('is called a date-time in JSON Schema', () =>
    expect(z.toJSONSchema(instantSchema)).toMatchObject({ type: 'string', format: 'date-time' }))
})
