import type { Kysely } from 'kysely'
import { type Tables, transaction } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import type { JobHandler } from '../../../outbox/index.ts'
import type { Vault } from '../../../vault/index.ts'
import {
  insertRechecks,
  lapseRechecks,
  listAnswered,
  lockProgress,
  moveProgress,
} from './choose-rechecks.repository.ts'

const everyMs = 60_000
const scale = 2 ** 32

/** Whether a decided order is looked at again: by a key that the service alone has, so that nobody at the desk can tell. */
export const isChosen = (vault: Pick<Vault, 'hmac'>, percent: number, giftOrderId: string): boolean =>
  vault.hmac('recheck', giftOrderId).readUInt32BE(0) < (percent / 100) * scale

type Given = Pick<Deps, 'vault' | 'ids'>

/**
 * Chooses among what was decided since it was here last, a few hours at a time, and answers how many. Of many processes one
 * chooses, and each order is asked about once.
 */
export const chooseRechecks = (db: Kysely<Tables>, { vault, ids }: Given, percent: number): Promise<number> =>
  transaction(db, async (tx) => {
    const span = await lockProgress(tx)
    if (!span) return 0
    const chosen =
      percent === 0
        ? []
        : (await listAnswered(tx, span)).filter(({ publicId }) => isChosen(vault, percent, publicId))
    await insertRechecks(
      tx,
      chosen.map(({ userId, orderId }) => ({ userId, orderId, publicId: ids.publicId() })),
    )
    await moveProgress(tx, span)
    return chosen.length
  })

/** Chooses what is looked at again, and lets go what nobody looked at in time. */
export const chooseRechecksJob =
  ({ database: { db }, config, ...given }: Pick<Deps, 'database' | 'config' | 'vault' | 'ids'>): JobHandler =>
  async () => {
    await lapseRechecks(db)
    await chooseRechecks(db, given, config.recheckPercent)
    return { againInMs: everyMs }
  }
