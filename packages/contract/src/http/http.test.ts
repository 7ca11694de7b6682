import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { closedSchema, envelopeSchema, isSuccess, withApiPrefix } from './index.ts'

describe('the path of a call (specification, section 7)', () => {
  it.each([
    ['/bizuser/v1/x', '/api/bizuser/v1/x'],
    ['/object/upload', '/object/upload'],
    ['/callback/paystack', '/callback/paystack'],
    ['https://cdn.example/x', 'https://cdn.example/x'],
    ['//cdn.example/x', '//cdn.example/x'],
  ])('%s is asked for at %s', (path, wanted) => expect(withApiPrefix(path)).toBe(wanted))
})

describe('success', () => {
  it('is 200 or 201 with code 0 as a number', () => {
    expect([isSuccess(200, 0), isSuccess(201, 0)]).toEqual([true, true])
    expect([
      isSuccess(200, '000'),
      isSuccess(200, '0'),
      isSuccess(204, 0),
      isSuccess(400, 0),
      isSuccess(200, 404),
    ]).toEqual([false, false, false, false, false])
  })
})

describe('the envelope', () => {
  it.each([0, 1202, '000', ''])('has the code %j', (code) =>
    expect(z.safeParse(envelopeSchema, { code })).toEqual({ success: true, data: { code } }),
  )

  it.each([{}, { code: null }, { code: true }, { code: [0] }, [0], null])('is not %j', (reply) =>
    expect(z.safeParse(envelopeSchema, reply).success).toBe(false),
  )
})

describe('a closed schema', () => {
  const card = z.object({ code: z.string(), photos: z._default(z.array(z.object({ id: z.string() })), []) })
  const schema = closedSchema(
    z.object({
      name: z.optional(z.string()),
      cards: z.array(card).check(z.maxLength(2)),
      either: z.optional(z.union([z.object({ a: z.string() }), z.object({ b: z.string() })])),
      map: z.optional(z.record(z.string(), z.object({ n: z.number() }))),
      piped: z.optional(
        z.pipe(
          z.object({ at: z.string() }),
          z.transform(({ at }) => at.length),
        ),
      ),
    }),
  )
  const faults = (value: unknown) =>
    z.safeParse(schema, value).error?.issues.map(({ path, message }) => [path.join('.'), message])

  it('takes what it names, and does to it what the open one does', () => {
    const given = { cards: [{ code: 'x' }], either: { b: 'y' }, map: { k: { n: 1 } }, piped: { at: 'abc' } }
    expect(z.parse(schema, given)).toEqual({ ...given, cards: [{ code: 'x', photos: [] }], piped: 3 })
  })

  it.each([
    [{ cards: [], isAdmin: true }, 'isAdmin'],
    [{ cards: [{ code: 'x', status: 10 }] }, 'cards.0.status'],
    [{ cards: [{ code: 'x', photos: [{ id: 'p', userId: 7 }] }] }, 'cards.0.photos.0.userId'],
    [{ cards: [], map: { k: { n: 1, m: 2 } } }, 'map.k.m'],
    [{ cards: [], piped: { at: 'abc', by: 'me' } }, 'piped.by'],
  ])('refuses %j by the field that is too much', (value, path) => {
    expect(faults(value)).toEqual([[path, 'This call does not know this field.']])
  })

  it('keeps the checks of the open one', () => {
    expect(faults({ cards: [{ code: '1' }, { code: '2' }, { code: '3' }] })?.[0]?.[0]).toBe('cards')
    expect(z.safeParse(schema, { cards: [], either: { a: 'x', b: 'y' } }).success).toBe(false)
  })
})
