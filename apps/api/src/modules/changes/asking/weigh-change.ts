import type { ChangeResource, ChangeWeight } from '@kaadi/contract/changes'
import { WideDecimal } from '@kaadi/core/money'
import type { Tx } from '../../../database/index.ts'
import { isOver } from '../../../settings/weighing.ts'
import type { Sides } from '../applying/apply-change.ts'
import { lockMaker, type Spent, sumDecidedAlone } from '../changes.repository.ts'
import { ownerOf } from '../resources.ts'

export interface Decidable {
  /** Why a second person is asked; null where one is enough. */
  readonly weight: ChangeWeight | null
  /** What counts against the maker's budget, where one person is enough and it costs money. */
  readonly spent: Spent | null
}

/** Campaigns and tasks are weighed alike, from the first day to the last: one budget is for both. */
const purseOf = (resource: ChangeResource): string =>
  resource === 'campaigns' || resource === 'tasks' ? 'budgets' : resource

/**
 * Weighs a change, and what its maker decided alone in the last 24 hours with it: many small ones are one large one. Held, nothing
 * else of that maker is weighed until the transaction ends.
 */
export async function weighChange(
  tx: Tx,
  makerId: bigint,
  { resource, before, after }: Pick<Sides, 'resource' | 'before' | 'after'>,
  hold?: 'held',
): Promise<Decidable> {
  const weighed = ownerOf(resource).weigh(before, after)
  if (!weighed) return { weight: null, spent: null }
  const { adds, budget, ...row } = weighed
  if (isOver(weighed)) return { weight: row, spent: null }
  const { limit } = row
  const currencyId = budget?.currencyId ?? row.currencyId
  if (currencyId === null || new WideDecimal(adds).isZero()) return { weight: null, spent: null }
  const spent = { purse: budget?.purse ?? purseOf(resource), currencyId, adds, limit }
  if (hold) await lockMaker(tx, makerId)
  const together = new WideDecimal(await sumDecidedAlone(tx, makerId, spent)).plus(adds)
  return together.greaterThan(limit)
    ? { weight: { ...row, together: together.toFixed() }, spent: null }
    : { weight: null, spent }
}
