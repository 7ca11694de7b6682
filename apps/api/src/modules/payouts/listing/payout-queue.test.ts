import { type Payout, type PayoutDetail, payouts } from '@kaadi/contract/payouts'
import type { KeyedPage } from '@kaadi/contract/primitives'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp, type TestOperator } from '../../../../test/app.ts'
import { manyWithdrawals } from '../../../../test/many-rows.ts'

const rows = 500
let app: TestApp
let [ada, bola] = [] as unknown as [TestOperator, TestOperator]
beforeAll(async () => {
  app = await createTestApp()
  ada = await app.signInOperator('treasurer')
  bola = await app.signInOperator('treasurer')
  await manyWithdrawals(app.database, rows)
  // What one person may begin in a day is no matter here.
  await app.database.asOwner(
    'set session_replication_role = replica; update payout_limits set most = 1000000000000',
  )
})
afterAll(() => app.close())

type Asked = Readonly<Record<string, string | number>>
const page = async (query: Asked) =>
  (
    await app.call<KeyedPage<Payout>>(payouts.page, {
      token: ada.token,
      query: { view: 'waiting', size: 40, ...query },
    })
  ).data
const idOf = ({ withdrawal }: Payout): string => withdrawal.id
const take = async (id: string) =>
  expect(await app.call<PayoutDetail>(payouts.start, { token: bola.token, body: { id } })).toMatchObject({
    code: 0,
  })

/** Every page to the last, with what is done after each. */
async function turnAll(query: Asked, afterEach: (seen: readonly string[]) => Promise<void> = async () => {}) {
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const { records, ...more }: KeyedPage<Payout> = await page({ ...query, ...(cursor && { cursor }) })
    expect(records.length).toBeLessThanOrEqual(40)
    seen.push(...records.map(idOf))
    cursor = more.cursor
    await afterEach(seen)
  } while (cursor)
  return seen
}

it('is paged to its end by turn and by amount, each row once', async () => {
  for (const sort of ['time', 'amount'] as const) {
    const seen = await turnAll({ sort })
    expect(seen).toHaveLength(rows)
    expect(new Set(seen).size).toBe(rows)
  }
})

it('has under a bank, a currency and a day what is of it, and all of it together', async () => {
  const all = new Set(await turnAll({}))
  for (const [field, values] of [
    ['currencyId', [1, 2]],
    ['bankCode', ['044', '058', '50211', '030100']],
  ] as const) {
    const parts = await Promise.all(values.map((value) => turnAll({ [field]: value })))
    expect(parts.every((part) => part.length > 0)).toBe(true)
    expect(parts.flat()).toHaveLength(rows)
    expect(new Set(parts.flat())).toEqual(all)
  }
  const noon = '2026-11-15T12:00:00.000Z'
  const [before, after] = [await turnAll({ askedBefore: noon }), await turnAll({ askedFrom: noon })]
  expect(before.length * after.length).toBeGreaterThan(0)
  expect(new Set([...before, ...after])).toEqual(all)
})

it.each(['time', 'amount'] as const)(
  'loses and doubles no row by %s while another treasurer takes rows before and behind the page',
  async (sort) => {
    const standing = await turnAll({ sort })
    const taken = new Set<string>()
    const seen = await turnAll({ sort }, async (before) => {
      const gone = [before.at(-1), before.at(-7), standing[before.length + 3], standing[before.length + 45]]
      for (const id of gone) {
        if (id === undefined || taken.has(id)) continue
        await take(id)
        taken.add(id)
      }
    })
    expect(taken.size).toBeGreaterThan(20)
    expect(new Set(seen).size).toBe(seen.length)
    const missed = standing.filter((id) => !seen.includes(id))
    expect(missed.filter((id) => !taken.has(id))).toEqual([])
    expect(new Set(await turnAll({ sort }))).toEqual(new Set(standing.filter((id) => !taken.has(id))))
  },
)
