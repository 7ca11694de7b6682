import { randomUUID } from 'node:crypto'
import { risk } from '@kaadi/contract/risk'
import { beforeEach, describe, expect, it } from 'vitest'
import type { TestApp, TestOperator } from '../../../../test/app.ts'
import { openAppWithBank } from '../../../../test/app-with-bank.ts'
import { type Asked, batchingIn } from '../../../../test/batching-treasurers.ts'
import { asTreasurer } from '../../../../test/payout-desk.ts'

let app: TestApp
let desk: ReturnType<typeof batchingIn>
let [ada, bola, chi] = [] as unknown as [TestOperator, TestOperator, TestOperator]

openAppWithBank((opened) => {
  app = opened
  desk = batchingIn(app)
})
beforeEach(async () => {
  ada = await app.signInOperator('treasurer')
  bola = await app.signInOperator('treasurer')
  chi = await app.signInOperator('treasurer')
})

/** A batch by hand that Bola has approved. */
const approved = async (count: number) => {
  const asked = await desk.several(count)
  const { data: batch } = await desk.build(
    ada,
    asked.map(({ id }) => id),
  )
  await desk.approve(bola, batch)
  return { asked, batchId: batch.batchId }
}
/** While this runs the database throws wherever somebody takes one of these. */
const whileNobodyCanTake = async (broken: readonly Asked[], run: () => Promise<void>) => {
  await app.database.asOwner(`
    create function break_taking() returns trigger language plpgsql as $$ begin raise 'The disk is gone.'; end $$;
    create trigger break_taking before update on withdrawals for each row
      when (new.taken_by is not null and new.public_id in (${broken.map(({ id }) => `'${id}'`).join(', ')}))
      execute function break_taking()`)
  await run().finally(() =>
    app.database.asOwner('drop trigger break_taking on withdrawals; drop function break_taking'),
  )
}
const mineOf = async (who: TestOperator, batchId: string) =>
  (
    await app.database.asOwner(`
    select coalesce(w.taken_by = ${who.id}, false) as mine from payout_batch_items i join payout_batches b on b.id = i.batch_id
    join withdrawals w on w.user_id = i.user_id and w.id = i.withdrawal_id where b.public_id = '${batchId}' order by i.place`)
  ).map(({ mine }) => mine)
const linesOf = async ({ id }: Asked) =>
  (await asTreasurer(app, ada.token).detail(id)).data.log.map(({ kind }) => kind)

describe('taking a batch by hand that broke in the middle', () => {
  it('takes all that can be taken, says that one could not, and goes on under the same key', async () => {
    const { asked, batchId } = await approved(4)
    const key = randomUUID()
    await whileNobodyCanTake([asked[1]!], async () => {
      expect((await desk.take(ada, batchId, key)).status).toBe(500)
      expect(await mineOf(ada, batchId)).toEqual([true, false, true, true])
      expect((await desk.take(ada, batchId, key)).status).toBe(500)
    })
    expect((await desk.take(ada, batchId, key)).code).toBe(0)
    expect(await mineOf(ada, batchId)).toEqual([true, true, true, true])
    for (const one of asked) expect(await linesOf(one)).toEqual(['taken'])
  })

  it('goes on under the same key where the process stopped before it took any', async () => {
    const { asked, batchId } = await approved(3)
    const key = randomUUID()
    await whileNobodyCanTake(asked, async () => {
      expect((await desk.take(ada, batchId, key)).status).toBe(500)
    })
    expect(await mineOf(ada, batchId)).toEqual([false, false, false])
    // Twice at once, and neither harms the other.
    const replies = await Promise.all(Array.from({ length: 4 }, () => desk.take(ada, batchId, key)))
    expect(replies.filter(({ code }) => code === 0).length).toBeGreaterThan(0)
    expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect(await mineOf(ada, batchId)).toEqual([true, true, true])
    for (const one of asked) expect(await linesOf(one)).toEqual(['taken'])
  })

  it('leaves what another has taken since, what has ended, and what was handed back', async () => {
    const { asked, batchId } = await approved(5)
    const key = randomUUID()
    await whileNobodyCanTake([asked[0]!, asked[4]!], async () => {
      expect((await desk.take(ada, batchId, key)).status).toBe(500)
    })
    expect((await asTreasurer(app, chi.token).start(asked[0]!.id)).code).toBe(0)
    expect((await asTreasurer(app, ada.token).confirm(asked[1]!.id)).code).toBe(0)
    expect((await asTreasurer(app, ada.token).fail(asked[2]!.id)).code).toBe(0)
    expect((await asTreasurer(app, ada.token).handBack(asked[3]!.id)).code).toBe(0)
    const again = await desk.take(ada, batchId, key)
    expect(again.data.items.map(({ withdrawal }) => withdrawal.status)).toEqual([4, 10, 21, 4, 4])
    expect(again.data.items.map(({ takenByMe }) => takenByMe)).toEqual([false, true, true, false, true])
    expect(await mineOf(chi, batchId)).toEqual([true, false, false, false, false])
    // Under a key of its own what was handed back is taken again.
    expect((await desk.take(ada, batchId)).data.items[3]!.takenByMe).toBe(true)
  })

  it('leaves what is an account of their own to another, and takes the rest', async () => {
    const { asked, batchId } = await approved(3)
    await app.database.asOwner(
      `update operators set email = (select email from users where id = ${asked[1]!.seller.id}) where id = ${chi.id}`,
    )
    expect((await desk.take(chi, batchId)).data.items.map(({ takenByMe }) => takenByMe)).toEqual([
      true,
      false,
      true,
    ])
    expect((await desk.take(ada, batchId)).data.items.map(({ takenByMe }) => takenByMe)).toEqual([
      false,
      true,
      false,
    ])
  })
})

describe('taking a batch of which nothing can be taken', () => {
  it('is refused by the reason where what was handed back may not be paid now', async () => {
    const { asked, batchId } = await approved(1)
    const key = randomUUID()
    expect((await desk.take(ada, batchId, key)).code).toBe(0)
    const treasurer = asTreasurer(app, ada.token)
    expect((await treasurer.handBack(asked[0]!.id)).code).toBe(0)
    const { token } = await app.signInOperator('senior')
    const body = {
      sellerId: asked[0]!.seller.user.userId,
      scope: 'withdrawing',
      rule: 'paymentQuestioned',
      facts: ['A bank asked on Monday.'],
      untilTime: new Date(Date.now() + 3_600_000).toISOString(),
    }
    expect((await app.call(risk.pause, { token, body })).code).toBe(0)
    const refused = await desk.take(ada, batchId)
    expect(refused).toMatchObject({ code: (await treasurer.start(asked[0]!.id)).code })
    expect(refused).toMatchObject({ status: 409, code: 1974 })
    // What was taken under this key was taken.
    expect((await desk.take(ada, batchId, key)).code).toBe(0)
  })

  it('tells the later of two that the other has it, and each who has some that they have', async () => {
    const { asked, batchId } = await approved(2)
    const replies = await Promise.all([desk.take(ada, batchId), desk.take(chi, batchId)])
    const mine = [await mineOf(ada, batchId), await mineOf(chi, batchId)]
    for (const [at, { code, details }] of replies.entries()) {
      const took = mine[at]!.includes(true)
      expect(code).toBe(took ? 0 : 1700)
      if (!took) expect(details).toMatchObject({ takenBy: expect.any(String), withdrawalStatus: 4 })
    }
    const [first, second] = mine[0]!.includes(true) ? [ada, chi] : [chi, ada]
    expect((await desk.take(first, batchId)).code).toBe(0)
    if (mine.some((has) => !has.includes(true))) expect((await desk.take(second, batchId)).code).toBe(1700)
    expect(asked).toHaveLength(2)
  })

  it('is refused to who may take none of it, and to everybody once it is done', async () => {
    const { asked, batchId } = await approved(1)
    await app.database.asOwner(
      `update operators set email = (select email from users where id = ${asked[0]!.seller.id}) where id = ${chi.id}`,
    )
    expect(await desk.take(chi, batchId)).toMatchObject({ status: 403, code: 1606 })
    expect((await desk.take(ada, batchId)).code).toBe(0)
    expect((await asTreasurer(app, ada.token).confirm(asked[0]!.id)).code).toBe(0)
    expect((await desk.take(ada, batchId)).code).toBe(1723)
  })
})
