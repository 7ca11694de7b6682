import { transaction } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import type { JobHandler } from '../../../outbox/index.ts'
import { factorResetMail } from '../accounts/accounts.mails.ts'
import { renewLink } from '../links/invitations.ts'

export const invitationMailTopic = 'operators.invited'
export const factorMailTopic = 'operators.factorReset'

/** The link of an invitation that two have asked for. It is made here: nobody who signed it has seen it. */
export const mailInvitation =
  (deps: Deps): JobHandler =>
  (job) =>
    transaction(deps.database.checker, async (tx) => {
      await renewLink(deps, tx, String(job.payload.invitationId), 0)
      await job.complete(tx)
    })

/** Who lost their second factor hears of it. */
export const mailFactorReset =
  (deps: Pick<Deps, 'database' | 'mail'>): JobHandler =>
  (job) =>
    transaction(deps.database.db, async (tx) => {
      await deps.mail.send(tx, factorResetMail(String(job.payload.email)))
      await job.complete(tx)
    })
