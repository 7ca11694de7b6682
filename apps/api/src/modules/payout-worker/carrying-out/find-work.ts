import { withdrawalStatus } from '@kaadi/contract/withdrawals'
import { sql } from 'kysely'
import { type Tx, transaction } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { enqueueJob, type JobHandler } from '../../../outbox/index.ts'
import { isSuspect, payoutsRun, waitsForSecond } from '../../payouts/index.ts'
import { queueForProvider, waitsForProvider, withdrawalRows } from '../../withdrawals/index.ts'
import type { PayoutRoute } from '../rails.ts'
import type { TaskKey } from './tasks.repository.ts'

export const carryOutTopic = 'payouts.carryOut'

const everyMs = 2_000
const idleMs = 60_000
const most = 100

/** Finds withdrawals that a provider pays, queues them, and gives each a job: all of it in one transaction. While payouts are stopped none. */
export const findWork =
  ({ database, rails }: Pick<Deps, 'database' | 'rails'>): JobHandler =>
  async () => {
    let isFull = false
    for (const route of rails.routes.filter(({ byBatch }) => !byBatch)) {
      const found = await transaction(database.db, (tx) => takeOn(tx, route))
      isFull ||= found === most
    }
    return { againInMs: isFull ? 0 : rails.routes.length > 0 ? everyMs : idleMs }
  }

/** By their turn, which a level moves ahead; what stands in a batch is paid with it. Until a second person has released it, its seller can take it back. Of several processes each takes others: rows that somebody looks at are passed over. */
async function takeOn(tx: Tx, { currencyId, kind, provider }: PayoutRoute): Promise<number> {
  const { rows } = await sql<TaskKey>`
    select w.user_id as "userId", w.id as "withdrawalId" from ${withdrawalRows}
    join payout_accounts a on a.user_id = w.user_id and a.id = w.bank_account_id
    where ${waitsForProvider} and w.currency_id = ${currencyId} and a.kind = ${kind}
      and ${payoutsRun} and not exists (select from payout_tasks t where t.user_id = w.user_id and t.withdrawal_id = w.id)
      and not exists (select from batched_payouts b where b.user_id = w.user_id and b.withdrawal_id = w.id)
      and (w.status <> ${sql.lit(withdrawalStatus.requested)} or not ${isSuspect} and not ${waitsForSecond})
    order by w.turn_at, w.id limit ${most} for no key update of w skip locked`.execute(tx)
  if (rows.length === 0) return 0
  await queueForProvider(tx, rows)
  for (const key of rows) await giveToWorker(tx, key, provider)
  return rows.length
}

/**
 * A queued withdrawal becomes the worker's, who looks after it from `runAt` on: at once where that is left out. What another
 * process has given meanwhile stays as it is.
 */
export async function giveToWorker(tx: Tx, key: TaskKey, provider: string, runAt?: Date): Promise<void> {
  const { rows } = await sql`
    insert into payout_tasks (user_id, withdrawal_id, provider)
    values (${key.userId}, ${key.withdrawalId}, ${provider}) on conflict do nothing returning withdrawal_id`.execute(
    tx,
  )
  if (rows.length > 0) await enqueueJob(tx, { ...jobOf(key), ...(runAt && { runAt }) })
}

/** One job for each withdrawal; enqueueing it again makes it due now. */
export const jobOf = ({ userId, withdrawalId }: TaskKey) => ({
  topic: carryOutTopic,
  key: `${userId}:${withdrawalId}`,
  payload: { userId: String(userId), withdrawalId: String(withdrawalId) },
})
