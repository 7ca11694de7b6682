import { describe, expect, it } from 'vitest'
import type { Reply } from '../stage/call.ts'
import { sameForAll } from './orders.races.ts'
import { expectWinners } from './race.ts'

const reply = (code: number | undefined, status = 200, data: unknown = null): Reply => ({
  ...{ code, status, data, msg: 'so it is', headers: new Headers(), details: {} },
})
const won = (id = 'a') => reply(0, 200, { id })
const refused = reply(1602, 409)

describe('a race', () => {
  it('is lost where two have won, or nobody', () => {
    expect(expectWinners([won(), refused, refused], 1)).toEqual([])
    expect(expectWinners([won(), won(), refused], 1)).toHaveLength(1)
    expect(expectWinners([refused, refused], 1)).toHaveLength(1)
    expect(expectWinners([refused, refused], 0, 1)).toEqual([])
  })

  it('is lost where somebody got no answer of the contract', () => {
    expect(expectWinners([won(), reply(1000, 500)], 1)).toHaveLength(1)
    expect(expectWinners([won(), reply(undefined, 404)], 1)).toHaveLength(1)
  })

  it('under one key is lost where there are two effects, or a refusal', () => {
    expect(sameForAll([won(), won(), reply(1005, 409)], 'id')).toEqual([])
    expect(sameForAll([won('a'), won('b')], 'id')).toHaveLength(1)
    expect(sameForAll([won(), refused], 'id')).toHaveLength(1)
    expect(sameForAll([reply(1005, 409)], 'id')).toHaveLength(1)
  })
})
