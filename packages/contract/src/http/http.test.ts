import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { envelopeSchema, isSuccess, withApiPrefix } from './index.ts'

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
