import { transaction } from '../../database/index.ts'
import type { Deps } from '../../deps.ts'
import type { JobHandler } from '../../outbox/index.ts'
import { removeAvatar } from '../avatars/index.ts'
import { removeBankAccountsOf } from '../bank-accounts/index.ts'
import { removeBrandRequestsOf } from '../card-types/index.ts'
import { removeIdentities } from '../identities/index.ts'
import { removeSettingsOf } from '../notifications/index.ts'
import { eraseMessages } from '../order-messages/index.ts'
import { erasePartner } from '../partners/index.ts'
import { removeRateAlertsOf } from '../rate-alerts/index.ts'
import { endUserSessions, forgetDevices, passwordPurpose, removeFactors } from '../sessions/index.ts'
import { eraseUser, findMailReader, lockHolder } from '../users/index.ts'
import { eraseVerifications } from '../verifications/index.ts'
import { removePin } from '../withdrawal-pins/index.ts'
import { findBlockers, isBlocked } from './blockers.repository.ts'
import { deletionBlockedMail, deletionDoneMail } from './deletion.mails.ts'
import { findDue, listDue, lockLeaving, markDone, markNotified } from './deletion.repository.ts'

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

async function carryOut(deps: Deps, userId: bigint): Promise<void> {
  const passwordHash = await deps.secrets.hash(passwordPurpose, deps.ids.token())
  const ended = await erase(deps, userId, passwordHash)
  for (const hash of ended) deps.forgetSession(hash)
}

/** Answers the sessions that ended with it. */
const erase = (
  { database, mail, ids }: Deps,
  userId: bigint,
  passwordHash: string,
): Promise<readonly Buffer[]> =>
  transaction(database.db, async (tx) => {
    await lockLeaving(tx, userId)
    const due = await findDue(tx, userId)
    if (!due) return []
    const { email, language } = await findMailReader(tx, userId)
    if (isBlocked(await findBlockers(tx, userId))) {
      if (due.wasNotified) return []
      await markNotified(tx, userId)
      await mail.send(tx, deletionBlockedMail(email))
      return []
    }
    await lockHolder(tx, userId)
    // Nobody knows this address, nor the password.
    await eraseUser(tx, userId, {
      email: `deleted-${ids.publicId().toLowerCase()}@deleted.invalid`,
      passwordHash,
    })
    await removeBankAccountsOf(tx, userId)
    await removePin(tx, userId)
    await eraseVerifications(tx, userId)
    await eraseMessages(tx, userId)
    await erasePartner(tx, userId)
    await removeRateAlertsOf(tx, userId)
    await removeSettingsOf(tx, userId)
    await removeAvatar(tx, userId)
    await removeBrandRequestsOf(tx, userId)
    await forgetDevices(tx, userId)
    await removeFactors(tx, userId)
    await removeIdentities(tx, userId)
    const ended = await endUserSessions(tx, userId, undefined)
    await markDone(tx, userId)
    await mail.send(tx, deletionDoneMail(email, language))
    return ended
  })
