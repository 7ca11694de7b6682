import { describe, expect, it } from 'vitest'
import { AbortedError, ApiError, ContractError, NetworkError } from '../errors/index.ts'
import { createIntent } from './index.ts'

const call = 'POST /x'
const refused = (code: number | string, httpStatus: number) => new ApiError({ call, code, httpStatus })

/** Runs once and answers the key that was used. */
const keyOf = async (intent: ReturnType<typeof createIntent>, outcome?: Error): Promise<string> => {
  let used = ''
  await intent
    .run(async (key) => {
      used = key
      if (outcome) throw outcome
    })
    .catch(() => {})
  return used
}

describe('an intent', () => {
  it('takes a new key after a success', async () => {
    const intent = createIntent()
    const first = await keyOf(intent)
    expect(await keyOf(intent)).not.toBe(first)
  })

  it.each([
    new NetworkError(call, 'timeout'),
    new NetworkError(call, 'unreachable'),
    new ContractError(call, 'not-json'),
    new AbortedError(call),
    refused(1000, 500),
    refused(502, 502),
    refused(1005, 409),
    refused('000', 429),
    refused(429, 429),
  ])('keeps its key after %s, which leaves open what happened', async (outcome) => {
    const intent = createIntent('k1')
    expect(await keyOf(intent, outcome)).toBe('k1')
    expect(await keyOf(intent)).toBe('k1')
  })

  it.each([
    refused(1400, 409),
    refused(1202, 409),
    refused(1001, 400),
    refused(1004, 422),
    refused(401, 401),
  ])('takes a new key after %s, which is final', async (outcome) => {
    const intent = createIntent('k1')
    expect(await keyOf(intent, outcome)).toBe('k1')
    expect(intent.key).not.toBe('k1')
  })

  it('sends once, however often it is tapped', async () => {
    const intent = createIntent()
    let sent = 0
    let finish = (_answer: string) => {}
    const send = () => {
      sent++
      return new Promise<string>((resolve) => {
        finish = resolve
      })
    }
    const taps = [intent.run(send), intent.run(send), intent.run(send)]
    finish('done')
    expect(await Promise.all(taps)).toEqual(['done', 'done', 'done'])
    expect(sent).toBe(1)
  })

  it('starts anew when the person changes their mind, whatever the old sending does then', async () => {
    const intent = createIntent('k1')
    let fail = (_error: Error) => {}
    const old = intent.run(
      () =>
        new Promise((_, reject) => {
          fail = reject
        }),
    )
    intent.renew()
    const second = intent.key
    expect(second).not.toBe('k1')
    let finish = (_answer: string) => {}
    const fresh = intent.run(
      () =>
        new Promise<string>((resolve) => {
          finish = resolve
        }),
    )
    fail(refused(1400, 409))
    await expect(old).rejects.toThrow()
    expect(intent.key).toBe(second)
    const joined = intent.run(async () => 'a second sending')
    finish('one')
    expect(await Promise.all([fresh, joined])).toEqual(['one', 'one'])
  })
})
