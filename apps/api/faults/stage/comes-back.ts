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
