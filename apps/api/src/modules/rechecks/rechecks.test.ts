import { type DeskInsight, insight } from '@kaadi/contract/insight'
import type { KeyedPage } from '@kaadi/contract/primitives'
import { type BlindRecheck, type MyRechecks, type RecheckRow, rechecks } from '@kaadi/contract/rechecks'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { aReviewer, notActivated, type Reviewer, used, type Verdict } from '../../../test/reviewer.ts'
import { stockCatalogue } from '../../../test/round-rates.ts'
import { aSellingSeller, aSteamCode } from '../../../test/selling-seller.ts'
import { chooseRechecks, isChosen } from './choosing/choose-rechecks.ts'
import { recheckInvariants } from './rechecks.invariants.ts'

let app: TestApp
let first: Reviewer
let second: Reviewer
let senior: Reviewer
beforeAll(async () => {
  app = await createTestApp()
  await stockCatalogue(app.database)
  first = await aReviewer(app)
  second = await aReviewer(app)
  senior = await aReviewer(app, 'senior')
})
afterAll(() => app.close())
/** Nothing of another test is left to look at. */
beforeEach(() =>
  app.database.asOwner(`
    update rechecks set status = 1, taken_by = case judged_by when ${senior.id} then ${second.id} else ${senior.id} end,
                        taken_at = now(), taken_until = now() where status = 0;
    update rechecks set status = 4, taken_by = null, taken_at = null, taken_until = null where status = 1`),
)

const decided = async (by: Reviewer, ...verdicts: readonly Verdict[]): Promise<string> => {
  const seller = await aSellingSeller(app)
  const { giftOrderId } = (await seller.sell({ codes: verdicts.map(() => aSteamCode()) })).data
  const { code } = await by.settle(giftOrderId, ...verdicts)
  if (code !== 0) throw new Error(`The order was not decided: ${code}`)
  return giftOrderId
}
/** As the job does it, of everything that was decided an hour long: two minutes pass. */
const choose = async (percent = 100): Promise<number> => {
  await age()
  return chooseRechecks(app.database.db, app.deps, percent)
}
const age = () =>
  app.database.asOwner(`
    begin; alter table order_events disable trigger user; alter table card_orders disable trigger user;
    update order_events set created_at = created_at - interval '2 minutes';
    update order_events e set digest = digest_of(e);
    update card_orders set created_at = created_at - interval '2 minutes', queue_at = queue_at - interval '2 minutes',
                           operator_time = operator_time - interval '2 minutes';
    alter table order_events enable trigger user; alter table card_orders enable trigger user;
    insert into recheck_progress (reached_at) values (now()) on conflict do nothing;
    update recheck_progress set reached_at = now() - interval '2 hours'; commit`)
type Call = 'takeNext' | 'giveBack' | 'reveal' | 'decide' | 'answer'
const call = <D>(by: Reviewer, name: Call, body: object = {}, idempotencyKey?: string) =>
  app.call<D>(rechecks[name], { token: by.token, body, ...(idempotencyKey && { idempotencyKey }) })
const take = (by: Reviewer) => call<BlindRecheck | null>(by, 'takeNext')
const mine = async (by: Reviewer) => (await app.call<MyRechecks>(rechecks.mine, { token: by.token })).data
const list = async (view: string) =>
  (await app.call<KeyedPage<RecheckRow>>(rechecks.list, { token: senior.token, query: { view } })).data
    .records

/** Opens what is to be found valid, and judges. */
const judge = async (by: Reviewer, look: BlindRecheck, ...verdicts: readonly Verdict[]) => {
  const { recheckId, cards } = look
  const given: object[] = []
  for (const [index, { cardId }] of cards.entries()) {
    const verdict = verdicts[index] ?? 'valid'
    if (verdict === 'valid') await call(by, 'reveal', { recheckId, cardId })
    given.push(verdict === 'valid' ? { cardId, verdict: 1 } : { cardId, ...verdict })
  }
  return call<RecheckRow>(by, 'decide', { recheckId, cards: given })
}
const taken = async (by: Reviewer): Promise<BlindRecheck> => {
  const { data } = await take(by)
  if (!data) throw new Error('There was nothing to look at.')
  return data
}
const orderOf = async (giftOrderId: string) => {
  const [row] = (await app.database.asOwner(
    `select status, version, settled_amount from card_orders where public_id = '${giftOrderId}'`,
  )) as [object]
  return row
}

describe('what is looked at again', () => {
  it('is a share that a key chooses, and none where it is nought', () => {
    const ids = Array.from({ length: 20_000 }, (_, n) => `order-${n}`)
    const chosen = ids.filter((id) => isChosen(app.deps.vault, 2, id))
    // Of a fixed key and fixed names: no chance is in it.
    expect(chosen.length / ids.length).toBeGreaterThan(0.015)
    expect(chosen.length / ids.length).toBeLessThan(0.025)
    expect(ids.some((id) => isChosen(app.deps.vault, 0, id))).toBe(false)
    expect(ids.every((id) => isChosen(app.deps.vault, 100, id))).toBe(true)
    expect(chosen.every((id) => isChosen(app.deps.vault, 3, id))).toBe(true)
  })

  it('is each order once, however many processes choose', async () => {
    await decided(first, 'valid')
    await decided(first, used)
    await age()
    const all = () => chooseRechecks(app.database.db, app.deps, 100)
    const [one, other] = await Promise.all([all(), all()])
    expect(one + other).toBeGreaterThanOrEqual(2)
    expect(await choose()).toBeGreaterThanOrEqual(2)
    const [{ twice }] = (await app.database.asOwner(
      'select count(*)::int as twice from (select from rechecks group by user_id, order_id having count(*) > 1) t',
    )) as [{ twice: number }]
    expect(twice).toBe(0)
  })

  it('is nothing where the share is nought', async () => {
    await decided(first, 'valid')
    expect(await choose(0)).toBe(0)
    expect((await take(second)).data).toBeNull()
  })

  it('is let go after three days', async () => {
    await decided(first, 'valid')
    await choose()
    await app.database.asOwner(`
      begin; alter table rechecks disable trigger user; update rechecks set ends_at = now() where status = 0;
      alter table rechecks enable trigger user; commit`)
    expect((await mine(second)).waiting).toBe(0)
    expect((await take(second)).data).toBeNull()
  })
})

describe('a look', () => {
  it('is never at an own decision, and tells nothing of what was decided', async () => {
    const giftOrderId = await decided(first, used)
    await choose()
    expect((await take(first)).data).toBeNull()
    const look = await taken(second)
    expect(look.cards).toHaveLength(1)
    const [{ trade_number }] = (await app.database.asOwner(
      `select trade_number from card_orders where public_id = '${giftOrderId}'`,
    )) as [{ trade_number: string }]
    const shown = JSON.stringify(look)
    for (const secret of [giftOrderId, trade_number, '"verdict', '"reason', 'orderStatus', first.publicId])
      expect(shown).not.toContain(secret)
  })

  it('is of nobody who shares a mailbox with the seller', async () => {
    const giftOrderId = await decided(first, 'valid')
    await choose()
    const isNow = (email: string) =>
      app.database.asOwner(`
        update users set email = '${email}'
        where id = (select user_id from card_orders where public_id = '${giftOrderId}')`)
    await isNow(second.email.replace('@', '+z1@'))
    expect((await take(second)).data).toBeNull()
    expect((await mine(second)).waiting).toBe(0)
    await isNow('nobody.of.the.desk@example.com')
    expect((await take(second)).data).not.toBeNull()
  })

  it('goes to one of many at once, and each has one', async () => {
    await decided(first, 'valid')
    await choose()
    const both = await Promise.all([take(second), take(senior), take(second)])
    const got = both.flatMap(({ data }) => (data ? [data.recheckId] : []))
    expect(new Set(got).size).toBe(1)
  })

  it('comes back when it is given back, and is nobody else’s to judge meanwhile', async () => {
    await decided(first, used)
    await choose()
    const look = await taken(second)
    expect((await judge(senior, look, used)).code).toBe(1316)
    expect((await call(senior, 'giveBack', look && { recheckId: look.recheckId })).code).toBe(1316)
    expect((await call(second, 'giveBack', { recheckId: look.recheckId })).code).toBe(0)
    expect((await taken(senior)).recheckId).toBe(look.recheckId)
  })

  it('that agrees is written down, and moves neither the order nor money', async () => {
    const giftOrderId = await decided(first, 'valid', notActivated)
    const before = await orderOf(giftOrderId)
    await choose()
    const { data } = await judge(second, await taken(second), 'valid', notActivated)
    expect(data).toMatchObject({ status: 2, answer: null })
    expect(data.order.giftOrderId).toBe(giftOrderId)
    expect(await orderOf(giftOrderId)).toEqual(before)
    expect((await list('agreed'))[0]).toMatchObject({ recheckId: data.recheckId })
  })

  it('wants the code seen before a card is called valid, and every card judged', async () => {
    await decided(first, 'valid')
    await choose()
    const { recheckId, cards } = await taken(second)
    const cardId = cards[0]!.cardId
    const said = (given: object[]) => call(second, 'decide', { recheckId, cards: given })
    expect((await said([{ cardId, verdict: 1 }])).code).toBe(1607)
    expect((await said([{ cardId, verdict: 5, reasonCode: 101 }])).status).toBe(400)
    expect((await said([{ cardId: 'another', verdict: 5, reasonCode: 202 }])).status).toBe(400)
    expect((await call(second, 'reveal', { recheckId, cardId })).code).toBe(0)
    expect((await said([{ cardId, verdict: 1 }])).code).toBe(0)
  })

  it('is told to its seller where it showed a code, and opens no card of the order', async () => {
    const giftOrderId = await decided(first, 'valid')
    await choose()
    const opened = `select opened_at from order_cards k join card_orders o on o.user_id = k.user_id and o.id = k.order_id
                    where o.public_id = '${giftOrderId}'`
    const before = await app.database.asOwner(opened)
    await judge(second, await taken(second), 'valid')
    expect(await app.database.asOwner(opened)).toEqual(before)
    const [{ shown }] = (await app.database.asOwner(`
      select count(*)::int as shown from code_reveals r join card_orders o on o.user_id = r.user_id and o.id = r.order_id
      where o.public_id = '${giftOrderId}' and r.purpose = 'secondLook' and r.operator_id = ${second.id}`)) as [
      { shown: number },
    ]
    expect(shown).toBe(1)
  })

  it('is made once, of two answers at the same time', async () => {
    await decided(first, used)
    await choose()
    const look = await taken(second)
    const answers = await Promise.all([judge(second, look, used), judge(second, look, notActivated)])
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
  })
})

describe('a look that differs', () => {
  it('is told to seniors with both verdicts, answered once, and never by who judged first', async () => {
    await decided(senior, used)
    await choose()
    const { data } = await judge(second, await taken(second), 'valid')
    expect(data).toMatchObject({ status: 3, firstBy: expect.any(String) })
    expect(data.cards).toEqual([
      { position: 1, first: { verdict: 5, reasonCode: 202 }, second: { verdict: 1, reasonCode: null } },
    ])
    expect((await mine(senior)).differing).toBeGreaterThanOrEqual(1)
    expect((await mine(second)).differing).toBeNull()
    const words = { recheckId: data.recheckId, words: 'The issuer says that it is unused.' }
    expect((await call(senior, 'answer', words)).code).toBe(1615)
    const other = await aReviewer(app, 'senior')
    const answered = await Promise.all([
      call<RecheckRow>(other, 'answer', words),
      call(other, 'answer', words),
    ])
    expect(answered.map(({ code }) => code).sort()).toEqual([0, 1317])
    expect(answered.find(({ code }) => code === 1317)?.msg).toBe('You have answered this look already.')
    expect((await list('answered'))[0]).toMatchObject({ answer: { words: words.words } })
    expect((await list('differing')).map(({ recheckId }) => recheckId)).not.toContain(data.recheckId)
  })

  it('counts for whoever judged first, with the second reviews', async () => {
    const fresh = await aReviewer(app)
    await decided(fresh, used)
    await decided(fresh, used)
    await choose()
    await app.database.asOwner(`
      update rechecks set status = 1, taken_by = ${second.id}, taken_at = now(), taken_until = now()
      where status = 0 and judged_by <> ${fresh.id};
      update rechecks set status = 4, taken_by = null, taken_at = null, taken_until = null
      where status = 1 and judged_by <> ${fresh.id}`)
    await judge(second, await taken(second), used)
    await judge(second, await taken(second), notActivated)
    const { data } = await app.call<DeskInsight>(insight.desk, { token: senior.token, query: {} })
    const row = data.reviewers.find(({ operatorId }) => operatorId === fresh.publicId)
    expect(row).toMatchObject({ orders: 2, secondLooks: 2, agreed: 1 })
  })
})

it('keeps its rule', async () => {
  const { rows } = await sql.raw(recheckInvariants[0]!.sql).execute(app.database.db)
  expect(rows).toEqual([])
})
