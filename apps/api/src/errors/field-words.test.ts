import { endpointList } from '@kaadi/contract'
import { closedSchema, type Endpoint } from '@kaadi/contract/http'
import { monthSchema } from '@kaadi/contract/primitives'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { type StringPlace, stringPlaces } from '../../test/string-places.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** What a validator says of itself, and no person would. */
const raw = /^(too (big|small)|invalid|unrecognized|expected|must|nan)\b|expected|regex|\/\^/i

const put = ([first, ...rest]: StringPlace, value: unknown): unknown => {
  if (first === undefined) return value
  return typeof first === 'number' ? [put(rest, value)] : { [first]: put(rest, value) }
}
const hostile = [
  ...[undefined, null, true, false, -1, 0.5, 1e30, Number.NaN, '', ' ', '€', '2026-13', 'x'.repeat(20_000)],
  ...[[], Array.from({ length: 500 }, () => 'x'), { other: 1 }, new File([], 'x')],
]

const calls = endpointList.flatMap(({ name, endpoint }) =>
  (['body', 'query'] as const).flatMap((part) => {
    const schema = (endpoint as Endpoint)[part]
    return schema ? [[`${name}, ${part}`, schema] as const] : []
  }),
)

describe('what a schema has against a value', () => {
  it.each(calls)('is said in whole sentences: %s', (_, schema) => {
    const places: StringPlace[] = [[], ...stringPlaces(schema)]
    for (const place of places)
      for (const value of hostile)
        for (const { message } of z.safeParse(closedSchema(schema), put(place, value)).error?.issues ?? []) {
          expect(message).not.toMatch(raw)
          expect(message).toMatch(/^[A-Z].*\.$/)
        }
  })

  it.each<[unknown, z.core.$ZodType, string]>([
    ['2026-13', monthSchema, 'Choose a month, such as 2026-11.'],
    [false, z.literal(true), 'Tick this to go on.'],
    ['', z.string().check(z.minLength(1)), 'Fill this in.'],
    ['a', z.string().check(z.minLength(3)), 'Write at least 3 characters.'],
    ['abc', z.string().check(z.maxLength(1)), 'Write at most 1 character.'],
    [0, z.number().check(z.positive()), 'Enter more than 0.'],
    [11, z.int().check(z.lte(10)), 'Enter 10 or less.'],
    [1.5, z.int(), 'Enter a whole number.'],
    ['x', z.literal(['a', 'b']), 'Choose one of what is offered.'],
    ['x', z.email(), 'Enter a whole email address, such as ada@example.com.'],
  ])('%j: says what to do', (value, schema, words) => {
    expect(z.safeParse(schema, value).error?.issues.map(({ message }) => message)).toEqual([words])
  })
})
