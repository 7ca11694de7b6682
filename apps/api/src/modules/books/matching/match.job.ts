import { transaction } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import type { JobHandler } from '../../../outbox/index.ts'
import { chainAll } from '../../audit/index.ts'
import { stopByMatch } from '../stopping/stops.repository.ts'
import { compareSides, sumRails } from './compare-sides.ts'
import { beginMatch, endMatch, findMatch, keepFound, msUntilDaily } from './matches.repository.ts'
import { readSides } from './read-sides.ts'
import { isUnknown, type Sides } from './sides.ts'

const longestMs = 6 * 3_600_000

/**
 * The daily match, and each that was asked for. One that a crash cut off is done anew: what it found stands in its last
 * transaction, together with the stop of the payouts.
 */
export const matchJob =
  (deps: Pick<Deps, 'database' | 'rails' | 'checkRules'>): JobHandler =>
  async () => {
    const { db } = deps.database
    if (!(await findMatch(deps.database, 'running')) && (await msUntilDaily(db)) <= 0)
      await beginMatch(db, null)
    const running = await findMatch(deps.database, 'running')
    if (running) await runMatch(deps, running)
    return { againInMs: Math.min(longestMs, Math.max(1_000, await msUntilDaily(db))) }
  }

async function runMatch(
  deps: Pick<Deps, 'database' | 'rails' | 'checkRules'>,
  { id, fromAt }: { readonly id: bigint; readonly fromAt: Date },
): Promise<void> {
  // After a service was down its last lines of the audit wait to be linked: that is no difference.
  await chainAll(deps.database.db)
  const sides = await readSides(deps, fromAt)
  const found = compareSides(sides)
  const isDifferent = found.some(({ stops }) => stops)
  await transaction(deps.database.db, async (tx) => {
    const fresh = await keepFound(tx, id, found, readable(sides))
    const grave = fresh.filter(({ stops }) => stops)
    if (grave.length > 0) await stopByMatch(tx, id, grave)
    await endMatch(tx, id, {
      outcome: isDifferent ? 'different' : found.length > 0 ? 'incomplete' : 'same',
      rulesChecked: sides.rules.length,
      found: fresh.length,
      rails: sumRails(sides),
    })
  })
}

/** Providers whose own ledger this match has read. */
const readable = ({ providers }: Sides): string[] =>
  providers.filter(({ lines }) => !isUnknown(lines)).map(({ provider }) => provider)
