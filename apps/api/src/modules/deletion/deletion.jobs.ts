import { transaction } from '../../database/index.ts'
import type { Deps } from '../../deps.ts'
import type { JobHandler } from '../../outbox/index.ts'
import { removeBankAccountsOf } from '../bank-accounts/index.ts'
import { endSessionsOf } from '../sessions/index.ts'
import { eraseUser, findEmail, lockHolder } from '../users/index.ts'
import { removePin } from '../withdrawal-pins/index.ts'
import { findBlockers, isBlocked } from './blockers.repository.ts'
import { deletionBlockedMail, deletionDoneMail } from './deletion.mails.ts'
import { findDue, listDue, lockLeaving, markDone, markTold } from './deletion.repository.ts'

const quarterHourMs = 900_000

/** Deletes the accounts whose day has come, each in a transaction of its own. Who was undone or done meanwhile is left alone. */
export const carryOutDeletions =
  (deps: Deps): JobHandler =>
  async ({ signal }) => {
    let after = 0n
    for (;;) {
      const due = await listDue(deps.database.db, after)
      for (const userId of due) {
        if (signal.aborted) return { againInMs: 0 }
        await carryOut(deps, userId)
      }
      if (due.length === 0) return { againInMs: quarterHourMs }
      after = due.at(-1)!
    }
  }

const carryOut = ({ database, mail, ids }: Deps, userId: bigint): Promise<void> =>
  transaction(database.db, async (tx) => {
    await lockLeaving(tx, userId)
    const due = await findDue(tx, userId)
    if (!due) return
    const email = await findEmail(tx, userId)
    if (isBlocked(await findBlockers(tx, userId))) {
      if (due.wasTold) return
      await markTold(tx, userId)
      await mail.send(tx, deletionBlockedMail(email))
      return
    }
    await lockHolder(tx, userId)
    // Nobody knows this address: whoever knew the password cannot sign in with it.
    await eraseUser(tx, userId, `deleted-${ids.publicId().toLowerCase()}@deleted.invalid`)
    await removeBankAccountsOf(tx, userId)
    await removePin(tx, userId)
    await endSessionsOf(tx, userId)
    await markDone(tx, userId)
    await mail.send(tx, deletionDoneMail(email))
  })
