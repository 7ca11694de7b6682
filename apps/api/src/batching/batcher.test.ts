import { describe, expect, it } from 'vitest'
import { type BatcherOptions, createBatcher, Overloaded, type SentList, sentLists } from './index.ts'

/** A run that waits for its cue, so that a test decides what travels together. */
function stage() {
  const batches: { items: readonly number[]; answer: (error?: unknown) => void }[] = []
  const run = (items: readonly number[]) =>
    new Promise<number[]>((resolve, reject) => {
      batches.push({
        items,
        answer: (error) => (error ? reject(error) : resolve(items.map((item) => item * 10))),
      })
    })
  return { batches, run }
}
const aBatcher = <Item, Result>(options: Omit<BatcherOptions<Item, Result>, 'name'>) =>
  createBatcher({ name: 'test', ...options })
/** Two turns of the event loop: what an answer sets off goes at the end of the turn after it. */
const turn = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)))

describe('grouping', () => {
  it('sends together what one turn of the event loop brings', async () => {
    const { batches, run } = stage()
    const send = aBatcher({ run })
    const results = [send(1)]
    await Promise.resolve()
    results.push(send(2), send(3))
    expect(batches).toEqual([])
    await turn()
    expect(batches.map(({ items }) => items)).toEqual([[1, 2, 3]])
    batches[0]!.answer()
    expect(await Promise.all(results)).toEqual([10, 20, 30])
  })

  it('sends what comes alone at the end of its turn, and what comes meanwhile when it is back', async () => {
    const { batches, run } = stage()
    const send = aBatcher({ run })
    const first = send(1)
    await turn()
    const others = [send(2), send(3)]
    await turn()
    expect(batches.map(({ items }) => items)).toEqual([[1]])
    batches[0]!.answer()
    expect(await first).toBe(10)
    await turn()
    expect(batches.map(({ items }) => items)).toEqual([[1], [2, 3]])
    batches[1]!.answer()
    expect(await Promise.all(others)).toEqual([20, 30])
  })

  it('tells how many items each list has', async () => {
    const sizes: number[] = []
    const count = (message: unknown) => sizes.push((message as SentList).items)
    sentLists.subscribe(count)
    const send = aBatcher({ max: 2, inFlight: 2, run: async (items: readonly number[]) => items })
    await Promise.all([1, 2, 3].map(send))
    sentLists.unsubscribe(count)
    expect(sizes).toEqual([2, 1])
  })

  it('keeps to the number of batches away and of items in each', async () => {
    const { batches, run } = stage()
    const send = aBatcher({ run, inFlight: 2, max: 2 })
    const results = Promise.all([1, 2, 3, 4, 5].map(send))
    await turn()
    expect(batches.map(({ items }) => items)).toEqual([
      [1, 2],
      [3, 4],
    ])
    batches[0]!.answer()
    await turn()
    expect(batches.map(({ items }) => items)).toEqual([[1, 2], [3, 4], [5]])
    for (const { answer } of batches) answer()
    expect(await results).toEqual([10, 20, 30, 40, 50])
  })

  it('sends a batch beside another only when it is large', async () => {
    const { batches, run } = stage()
    const send = aBatcher({ run, inFlight: 2, besideFrom: 3 })
    const first = send(1)
    await turn()
    const results = Promise.all([2, 3, 4].map(send))
    await turn()
    expect(batches.map(({ items }) => items)).toEqual([[1], [2, 3, 4]])
    const last = send(5)
    batches[0]!.answer()
    await turn()
    expect(batches).toHaveLength(2)
    batches[1]!.answer()
    await turn()
    batches[2]!.answer()
    expect([await first, ...(await results), await last]).toEqual([10, 20, 30, 40, 50])
  })

  it('refuses what would wait behind too many', async () => {
    const { batches, run } = stage()
    const send = aBatcher({ run, maxWaiting: 1 })
    const results = [send(1)]
    await turn()
    results.push(send(2))
    await expect(send(3)).rejects.toThrow(Overloaded)
    batches[0]!.answer()
    await turn()
    batches[1]!.answer()
    expect(await Promise.all(results)).toEqual([10, 20])
  })
})

it('refuses who has waited for too long, and sends the others', async () => {
  const { batches, run } = stage()
  let now = 0
  const send = aBatcher({ run, longestWaitMs: 2_000, now: () => now })
  const first = send(1)
  await turn()
  const late = expect(send(2)).rejects.toThrow(Overloaded)
  now = 1_000
  const last = send(3)
  now = 2_001
  batches[0]!.answer()
  await turn()
  await late
  expect(batches.map(({ items }) => items)).toEqual([[1], [3]])
  batches[1]!.answer()
  expect([await first, await last]).toEqual([10, 30])
})

describe('faults', () => {
  it('lets a poisoned item fail alone', async () => {
    const poison = new Error('poison')
    const sizes: number[] = []
    const send = aBatcher<number, number>({
      run: async (items) => {
        sizes.push(items.length)
        await turn()
        if (items.includes(5)) throw poison
        return items.map((item) => item * 10)
      },
    })
    const results = await Promise.allSettled([0, 1, 2, 3, 4, 5, 6, 7, 8].map(send))
    expect(results.map((result) => (result.status === 'fulfilled' ? result.value : result.reason))).toEqual([
      0,
      10,
      20,
      30,
      40,
      poison,
      60,
      70,
      80,
    ])
    expect(sizes).toEqual([9, 4, 5, 2, 1, 1, 3])
  })

  it('sends a batch again after a fault that passes', async () => {
    const faults = [new Error('deadlock'), new Error('deadlock')]
    const send = aBatcher<number, number>({
      run: async (items) => {
        const fault = faults.shift()
        if (fault) throw fault
        return items.map((item) => item * 10)
      },
      canRetry: (error) => error instanceof Error && error.message === 'deadlock',
      retryDelayMs: 0,
    })
    expect(await send(1)).toBe(10)
  })

  it('fails the whole batch when the fault does not pass in time', async () => {
    const away = new Error('away')
    const send = aBatcher<number, number>({
      run: () => Promise.reject(away),
      canRetry: () => true,
      retryForMs: 0,
    })
    const results = await Promise.allSettled([1, 2, 3].map(send))
    expect(results.every((result) => result.status === 'rejected' && result.reason === away)).toBe(true)
  })

  it('fails the whole batch at once when the database cannot work', async () => {
    const full = Object.assign(new Error('no space left'), { code: '53100' })
    let runs = 0
    const send = aBatcher<number, number>({
      run: async () => {
        runs++
        throw full
      },
    })
    const results = await Promise.allSettled([1, 2, 3, 4].map(send))
    expect(results.every((result) => result.status === 'rejected' && result.reason === full)).toBe(true)
    expect(runs).toBe(1)
  })

  it('takes a wrong number of results for a fault', async () => {
    const send = aBatcher<number, number>({ run: async () => [] })
    await expect(send(1)).rejects.toThrow('0 results for 1 items')
  })
})
