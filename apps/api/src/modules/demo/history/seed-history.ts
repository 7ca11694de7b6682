import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { grantCoupon } from '../../coupons/index.ts'
import { demoGrants } from '../content/content.ts'
import { findSeller, hasHistory, historyMarker } from '../demo.repository.ts'
import { seatChecker } from './acts/money/batching.ts'
import { beginLine, endLine, readDiary } from './diary.repository.ts'
import { followOn, moveIntoPast } from './move-into-past.ts'
import { demoPayouts } from './story/money/payouts.ts'
import { demoSales } from './story/sales.ts'
import { apart, tellStory } from './story/story.ts'
import { type Step, signInAll, type World } from './story/world.ts'

/**
 * Lets the demo accounts live through some trades: every step is a call of the service itself, so that orders, books
 * and notifications are as real as anyone's. A start that is cut off, or stopped by the signal, goes on where the last one
 * stopped.
 */
export async function seedHistory(deps: Deps, http: FastifyInstance, signal?: AbortSignal): Promise<string> {
  const { ids } = deps
  const { db, checker: confirming, url } = deps.database
  if (await hasHistory(db)) return 'history is there'
  const diary = await readDiary(db)
  if (diary.length > 0) await followOn(url)
  const done = new Set(diary.filter((line) => line.done).map(({ name }) => name))
  const made = new Map(diary.map((line) => [line.name, line.made]))
  const world: World = {
    ...(await signInAll(http)),
    checker: await seatChecker(deps, http),
    db,
    confirming,
    isByMachine: (currencyId) => deps.rails.routes.some((route) => route.currencyId === currencyId),
    madeBy: (step) => made.get(step)!,
    claimed: new Map(),
    run: ids.publicId(),
  }
  for (const step of tellStory()) {
    if (done.has(step.name)) continue
    signal?.throwIfAborted()
    if (step.wantsTimePassed) await moveIntoPast(url)
    await beginLine(db, begunAgain(step, diary.filter(({ name }) => name === step.name).length))
    const id = await step.act(world)
    made.set(step.name, id)
    await endLine(db, id)
  }
  await grantCampaigns(db)
  await moveIntoPast(url, historyMarker)
  return `${demoSales.length} trades, ${demoPayouts.length} withdrawals`
}

/** After what it had written each time before it was cut off, and still before the next step. */
const begunAgain = ({ name, ago }: Step, times: number) => ({
  name,
  ago: ago - apart * (1 - 1 / (times + 1)),
})

async function grantCampaigns(db: Deps['database']['db']): Promise<void> {
  for (const { seller, ruleIds } of demoGrants) {
    const id = await findSeller(db, seller)
    for (const ruleId of ruleIds) await grantCoupon(db, id, ruleId)
  }
}
