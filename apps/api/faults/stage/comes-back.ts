import { setTimeout as sleep } from 'node:timers/promises'
import { cardOrders } from '@kaadi/contract/card-orders'
import type { FaultService } from './fault-service.ts'
import type { Seller } from './traders.ts'

const backWithinMs = 20_000

/** Whether it answers again by itself, several times in a row. */
export async function comesBack(service: FaultService, { token }: Seller): Promise<boolean> {
  const giveUpAt = Date.now() + backWithinMs
  for (let inARow = 0; inARow < 5; await sleep(50)) {
    const reply = await service
      .call(cardOrders.page, { token, query: { current: 1, size: 20 } })
      .catch(() => undefined)
    inARow = reply?.status === 200 ? inARow + 1 : 0
    if (Date.now() > giveUpAt) return false
  }
  return true
}

/** Whether it becomes so within that time. */
export async function comesTrue(withinMs: number, isTrue: () => Promise<boolean>): Promise<boolean> {
  for (const giveUpAt = Date.now() + withinMs; !(await isTrue()); await sleep(20))
    if (Date.now() > giveUpAt) return false
  return true
}

const catchesUpWithinMs = 90_000

/** Waits until the audit's chain holds every line: its job could not write meanwhile. What stays out of it the invariants tell. */
export async function chainCatchesUp(service: FaultService): Promise<void> {
  const unlinked = `select from audit_lines l where not exists (select from audit_links k where k.line_id = l.id) limit 1`
  await comesTrue(catchesUpWithinMs, async () => (await service.onDatabase(unlinked)).length === 0)
}
