import type { Quote } from '@kaadi/contract/card-orders'
import { describe, expect, expectTypeOf, it } from 'vitest'
import {
  AbortedError,
  ApiError,
  ContractError,
  describeError,
  hasCode,
  isClientError,
  isFinalRefusal,
  isOutOfReach,
  mayRetry,
  NetworkError,
  numberDetail,
  textDetail,
} from './index.ts'

const call = 'POST /x'
const api = (code: number | string, httpStatus: number, serverMessage?: string) =>
  new ApiError({ call, code, httpStatus, serverMessage })

describe('describeError (specification, section 8)', () => {
  it.each([
    [api('000', 429), 'The operation is too frequent, Please waite a minute.'],
    [api(401, 401), 'You have not permission，Please contact administrator.'],
    [api(403, 403), 'You have not permission，Please contact administrator.'],
    [api(404, 404), 'Not record'],
    [api(417, 417), "Didn't bind the login account. Please use the password to sign in and bind it."],
    [api(423, 423), 'The environment is not operational, Please contact customer service.'],
    [api(426, 426), 'Email or password is incorrect'],
    [api(426, 426, 'User name does not exist or password error'), 'Email or password is incorrect'],
    [api(428, 428), 'Verification code error, please re-enter.'],
    [api(429, 429), 'Request too frequently,Please waite a minute.'],
    [api(479, 479), 'Demo environment, no permission to operate.'],
    [api(987_654, 400), 'Some things error, Please contact customer service.'],
    [api(404, 404, 'This trade is gone'), 'This trade is gone'],
    [api(404, 404, '  '), 'Not record'],
    [new NetworkError(call, 'unreachable'), 'network error'],
    [new ContractError(call, 'not-json'), 'Some things error, Please contact customer service.'],
    [new AbortedError(call), ''],
    [new Error('boom'), 'Some things error, Please contact customer service.'],
    ['text', 'Some things error, Please contact customer service.'],
  ])('says for %s: %s', (error, words) => expect(describeError(error)).toBe(words))
})

describe('telling errors apart', () => {
  it('goes by kind', () => {
    const errors = [
      api(1, 400),
      new NetworkError(call, 'timeout'),
      new ContractError(call, 'data'),
      new AbortedError(call),
    ]
    expect(errors.map((error) => error.kind)).toEqual(['api', 'network', 'contract', 'aborted'])
    expect(errors.every(isClientError)).toBe(true)
    expect(isClientError(new Error('x'))).toBe(false)
  })

  it('knows codes by name, as number and as text', () => {
    expect(hasCode(api(1202, 409), 'quoteUnusable', 'quoteExpired')).toBe(true)
    expect(hasCode(api('1202', 409), 'quoteExpired')).toBe(true)
    expect(hasCode(api(1202, 409), 'quoteUnusable')).toBe(false)
    expect(hasCode(api('000', 429), 'tooFrequentOperation')).toBe(true)
    expect(hasCode(new Error('x'), 'quoteExpired')).toBe(false)
  })

  it('types the facts that travel with a name, and promises none of them', () => {
    const error: unknown = new ApiError({ call, code: 1405, httpStatus: 428, details: { attemptsLeft: 2 } })
    if (!hasCode(error, 'wrongPin')) throw new Error('It is a wrong PIN.')
    expectTypeOf(error.details).toEqualTypeOf<{ attemptsLeft?: number } | undefined>()
    expect(error.details?.attemptsLeft).toBe(2)

    const other: unknown = api(1202, 409)
    if (!hasCode(other, 'quoteExpired', 'couponNotUsable')) throw new Error('It is an expired quote.')
    expectTypeOf(other.details?.quote).toEqualTypeOf<Quote | undefined>()
    expect(other.details?.quote).toBeUndefined()

    const none: unknown = api(404, 404)
    if (!hasCode(none, 'notFound')) throw new Error('It is not found.')
    expectTypeOf(none.details).toBeUnknown()
  })

  it.each([
    [api(1202, 409), false, true],
    [api(1005, 409), true, false],
    [api(1000, 500), true, false],
    [api(502, 502), true, false],
    [api('000', 429), true, false],
    [new NetworkError(call, 'timeout'), true, false],
    [new ContractError(call, 'data'), false, false],
    [new AbortedError(call), false, false],
    [new Error('x'), false, false],
  ])('knows whether %s may pass, and whether it is the last word', (error, again, final) => {
    expect(mayRetry(error)).toBe(again)
    expect(isFinalRefusal(error)).toBe(final)
  })
})

it.each([
  [new NetworkError(call, 'unreachable'), true],
  [new NetworkError(call, 'timeout'), true],
  [api(502, 502), true],
  // The service itself says that it cannot.
  [api(1000, 503), false],
  [api(500, 500), false],
  [new ContractError(call, 'data'), false],
  [new AbortedError(call), false],
  [new Error('x'), false],
])('knows of %s whether the service was not reached', (error, expected) => {
  expect(isOutOfReach(error)).toBe(expected)
})

describe('facts of a failure', () => {
  const details = { claimedBy: 'Bola', secondsLeft: 30, endless: Number.POSITIVE_INFINITY }
  const failure = new ApiError({ call, code: 1, httpStatus: 409, details })

  it('are read by name, each as what it is', () => {
    expect(textDetail(failure, 'claimedBy')).toBe('Bola')
    expect(numberDetail(failure, 'secondsLeft')).toBe(30)
  })

  it.each([
    ['another kind', failure, 'secondsLeft', 'claimedBy'],
    ['no number', failure, 'missing', 'endless'],
    ['no details', api(404, 404), 'claimedBy', 'secondsLeft'],
    ['no reply', new NetworkError(call, 'timeout'), 'claimedBy', 'secondsLeft'],
  ])('are undefined where there is %s', (_, error, text, number) => {
    expect(textDetail(error, text)).toBeUndefined()
    expect(numberDetail(error, number)).toBeUndefined()
  })
})
