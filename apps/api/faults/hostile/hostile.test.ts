import { endpointList } from '@kaadi/contract'
import { desk } from '@kaadi/contract/desk'
import { closedSchema } from '@kaadi/contract/http'
import { withdrawals } from '@kaadi/contract/withdrawals'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../bench/measure/statistics.ts'
import { judge } from './judge.ts'
import { plausible, spoil } from './plausible.ts'

const seller = { auth: 'bearer', token: 'a' } as const
const answer = (status: number, text = '{"code":1001}', retryAfter?: string) => ({ status, text, retryAfter })

describe('an answer', () => {
  it('is a fault where it is a 5xx, but for 503 with Retry-After', () => {
    expect(judge(withdrawals.request, seller, 'POST', answer(500))).toHaveLength(1)
    expect(judge(withdrawals.request, seller, 'POST', answer(503))).toHaveLength(1)
    expect(judge(withdrawals.request, seller, 'POST', answer(503, '{"code":1002}', '1'))).toEqual([])
  })

  it('is a fault where nobody should get it', () => {
    const done = answer(200, '{"code":0}')
    expect(judge(withdrawals.request, seller, 'POST', done)).toEqual([])
    expect(judge(withdrawals.request, {}, 'POST', done)).toEqual(['is done for nobody'])
    expect(judge(desk.claim, seller, 'POST', done)).toEqual(['is done for bearer'])
    const treasurer = { auth: 'operator', role: 'treasurer' } as const
    expect(judge(desk.claim, treasurer, 'POST', done)).toEqual(['is done for treasurer'])
    expect(judge(desk.claim, { ...treasurer, role: 'reviewer' }, 'POST', done)).toEqual([])
  })

  it('is a fault where its code is none of the contract', () => {
    expect(judge(withdrawals.request, seller, 'POST', answer(400))).toEqual([])
    expect(judge(withdrawals.request, seller, 'POST', answer(400, '<html>'))).toHaveLength(1)
    expect(judge(withdrawals.request, seller, 'POST', answer(400, '{"code":9}'))).toHaveLength(1)
  })
})

describe('a letter', () => {
  const random = seededRandom(7)
  const known = {
    amount: ['1000'],
    shownFee: ['20'],
    pin: ['482913'],
    currencyId: [1],
    bankAccountId: ['abcdefgh'],
  }

  it('is at first one that the call takes', () => {
    const { body } = withdrawals.request
    expect(closedSchema(body).safeParse(plausible(body, known, random)).success).toBe(true)
  })

  it('is made for every call that takes something', () => {
    for (const { endpoint } of endpointList)
      expect(plausible(endpoint.body, known, random) === undefined).toBe(endpoint.body === undefined)
  })

  it('is spoiled in one place', () => {
    const whole = { a: { b: 'c' }, d: ['e'] }
    for (let n = 0; n < 50; n++) expect(spoil(whole, 'bad', random)).not.toEqual(whole)
    expect(whole).toEqual({ a: { b: 'c' }, d: ['e'] })
  })
})
