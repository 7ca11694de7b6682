import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { cardCurrencyListSchema } from './index.ts'

const dollar = { id: 'usd', code: 'USD', symbol: '$', countryCode: 'US', name: 'United States' }
const parse = (map: unknown) => z.safeParse(cardCurrencyListSchema, { list: [], map })

describe('the map of a list, by id', () => {
  it('holds any number of rows under any id', () => {
    expect(parse({}).success).toBe(true)
    expect(parse({ usd: dollar, '7': dollar }).data?.map).toEqual({ usd: dollar, '7': dollar })
  })

  it.each([
    { usd: { ...dollar, name: undefined } },
    { usd: null },
    { usd: 'USD' },
    [dollar],
    null,
    undefined,
  ])('is not %j', (map) => expect(parse(map).success).toBe(false))
})
