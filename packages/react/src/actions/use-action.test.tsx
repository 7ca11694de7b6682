import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useAction } from './use-action.ts'

/** A call whose outcome the test decides, and the keys that it was made with. */
function aCall() {
  const keys: string[] = []
  const answers: { resolve: (text: string) => void; reject: (error: Error) => void }[] = []
  const { result, unmount } = renderHook(() =>
    useAction((_amount: string, idempotencyKey: string) => {
      keys.push(idempotencyKey)
      return new Promise<string>((resolve, reject) => answers.push({ resolve, reject }))
    }),
  )
  const run = (amount: string) => {
    let outcome: Promise<string | undefined> = Promise.resolve(undefined)
    act(() => {
      outcome = result.current.run(amount)
    })
    return outcome
  }
  const answer = async (how: (call: (typeof answers)[number]) => void, outcome: Promise<unknown>) =>
    act(async () => {
      how(answers.at(-1)!)
      await outcome
    })
  return { keys, run, answer, result, unmount }
}

describe('an action', () => {
  it('joins the tap that comes while it is under way', async () => {
    const { keys, run, answer, result } = aCall()
    const [first, second] = [run('5'), run('5')]
    expect(result.current.isRunning).toBe(true)
    await answer(({ resolve }) => resolve('done'), first)
    expect(await first).toBe('done')
    expect(await second).toBe('done')
    expect(keys).toHaveLength(1)
    expect(result.current.isRunning).toBe(false)
  })

  it('says why it failed, and is tried again with the same key while the outcome is open', async () => {
    const { keys, run, answer, result } = aCall()
    const lost = run('5')
    await answer(({ reject }) => reject(new Error('no line')), lost)
    expect(await lost).toBeUndefined()
    expect(result.current.error).toEqual(new Error('no line'))
    const again = run('5')
    await answer(({ resolve }) => resolve('done'), again)
    expect(keys[1]).toBe(keys[0])
    expect(result.current.error).toBeUndefined()
  })

  it('is another one, with another key, for another input and after a reset', async () => {
    const { keys, run, answer, result } = aCall()
    for (const amount of ['5', '6']) {
      const failed = run(amount)
      await answer(({ reject }) => reject(new Error('no line')), failed)
    }
    act(() => result.current.reset())
    const last = run('6')
    await answer(({ resolve }) => resolve('done'), last)
    expect(new Set(keys).size).toBe(3)
  })

  it('ends in silence where nobody looks any more', async () => {
    const { run, answer, unmount } = aCall()
    const outcome = run('5')
    unmount()
    await answer(({ reject }) => reject(new Error('no line')), outcome)
    expect(await outcome).toBeUndefined()
  })
})
