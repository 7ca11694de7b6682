import type { DeskOrder } from '@kaadi/contract/desk'
import type { NextOrder } from './next-order.ts'

/** How long the next order may take before the one that was decided shows it. */
const drawnAfterMs = 500
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

interface Decided {
  /** It comes while the decision travels. */
  readonly next: NextOrder
  readonly decided: Promise<DeskOrder>
  readonly goOn: (decided: DeskOrder, next: NextOrder) => Promise<void>
  /** Shows the order as it was decided. */
  readonly keep: (decided: DeskOrder) => void
}

/** Waits for a decision and for the next order, and opens that; where the decision is refused, this one stays. */
export async function decideAndGoOn({ next, decided, goOn, keep }: Decided): Promise<DeskOrder> {
  const order = await decided.catch((error: unknown) => {
    void next.giveBack()
    throw error
  })
  // Drawn as decided only where the next one keeps it waiting: nobody looks at that for a moment.
  const left = goOn(order, next)
  await Promise.race([left, later(drawnAfterMs)])
  keep(order)
  await left
  return order
}
