import { withdrawalStatus } from '@kaadi/contract/withdrawals'
import { sql } from 'kysely'
import { type Database, type Tx, transaction } from '../../../database/index.ts'
import { beginAtProvider, requirePayout } from '../../payouts/index.ts'
import { sendByProvider } from '../../withdrawals/index.ts'
import { countAgainstCap } from '../guarding/daily-cap.repository.ts'
import type { PayoutRails } from '../rails.ts'
import { addStep, type Task } from './tasks.repository.ts'

/**
 * From queued to sent, with the attempt, in one transaction: from here on the seller cannot cancel and no operator takes it.
 * Nothing has left the building yet. False where a treasurer or another worker was first; throws `CapReached`, and
 * `payoutPaused`, `bankAccountBlocked` or `sellerOwes` while it must not be paid.
 */
export const beginPayout = ({ db }: Pick<Database, 'db'>, rails: PayoutRails, task: Task): Promise<boolean> =>
  transaction(db, async (tx) => {
    await requirePayout(tx, task)
    if (!(await moveToSent(tx, task))) return false
    await countAgainstCap(tx, rails, {
      provider: task.provider,
      currencyId: task.currencyId,
      amount: task.net,
    })
    await addStep(tx, task, { step: 'begun', detail: task.provider })
    return true
  })

async function moveToSent(tx: Tx, task: Task): Promise<boolean> {
  const { rows } = await sql`
    with sent as (${sendByProvider(task)}
    ), attempt as (${beginAtProvider(task.provider, 'sent')}
    )
    select publish_user_events(array_agg(withdrawal_event(user_id, public_id, ${sql.lit(withdrawalStatus.sent)}))) from sent
    having count(*) > 0`.execute(tx)
  return rows.length > 0
}
