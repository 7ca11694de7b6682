import type { OperatorInvitation } from '@kaadi/contract/operator-accounts'
import { canSign, type OperatorRole } from '@kaadi/contract/operators'
import { verificationResendMs } from '@kaadi/contract/primitives'
import type { Tx } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { DomainError, notFound } from '../../../errors/domain-error.ts'
import { publicAddress } from '../../../http/public-address.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { hashToken, normaliseEmail } from '../../sessions/index.ts'
import { requireStillAdmin } from '../accounts/accounts.repository.ts'
import { lockOperators } from '../operator-changes.repository.ts'
import { invitationMail } from './invitations.mails.ts'
import {
  insertInvitation,
  listInvitations,
  readInvitation,
  renewInvitation,
  withdrawInvitation,
} from './invitations.repository.ts'

const perAdmin = { scope: 'operator:invite', limit: 60, windowSeconds: 3600 }
const waitSeconds = verificationResendMs / 1000

type Mailing = Pick<Deps, 'mail' | 'config' | 'ids'>

async function mailLink(
  { mail, config }: Omit<Mailing, 'ids'>,
  tx: Tx,
  invitationId: string,
  token: string,
): Promise<void> {
  const invitation = await readInvitation(tx, invitationId)
  await mail.send(tx, invitationMail(invitation!, token, publicAddress(config)))
}

/** Mails another link, where the one before is old enough. Answers as `renewInvitation`. */
export async function renewLink(
  deps: Mailing,
  tx: Tx,
  invitationId: string,
  seconds: number,
): Promise<number | undefined> {
  const token = deps.ids.token()
  const wait = await renewInvitation(tx, invitationId, { tokenHash: hashToken(token), waitSeconds: seconds })
  if (wait === 0) await mailLink(deps, tx, invitationId, token)
  return wait
}

/** Invitations by mail. The link is in the mail alone: no reply has it, and the database its hash. */
export function createInvitations(deps: Deps) {
  const { db } = deps.database

  const once = async (
    admin: SignedInOperator,
    { operation, key, body }: { operation: string; key: string; body: object },
    work: (tx: Tx) => Promise<{ readonly invitationId: string }>,
  ) => {
    const request = keyedRequest(deps.vault, { userId: admin.id, realm: 'operator', key, operation, body })
    const { reply } = await withIdempotency(deps.database.checker, request, async (tx) => {
      await lockOperators(tx)
      await requireStillAdmin(tx, admin.id)
      return work(tx)
    })
    deps.wakeJobs()
    return reply
  }

  /** Accepted or withdrawn in the meantime, it waits no more. */
  const waiting = async ({ invitationId }: { invitationId: string }): Promise<OperatorInvitation> => {
    const invitation = await readInvitation(db, invitationId)
    if (!invitation) throw notFound()
    return invitation
  }

  return {
    list: (): Promise<OperatorInvitation[]> => listInvitations(db),

    invite: async (admin: SignedInOperator, key: string, body: { email: string; roles: OperatorRole[] }) => {
      await deps.throttle.require({ ...perAdmin, subject: String(admin.id) })
      const reply = await once(admin, { operation: 'operatorAccounts.invite', key, body }, async (tx) => {
        if (canSign(body.roles)) throw new DomainError('operatorNeedsSecond')
        const [invitationId, token] = [deps.ids.publicId(), deps.ids.token()]
        await insertInvitation(tx, {
          publicId: invitationId,
          tokenHash: hashToken(token),
          email: normaliseEmail(body.email),
          roles: body.roles,
          invitedBy: admin.id,
        })
        await mailLink(deps, tx, invitationId, token)
        return { invitationId }
      })
      return waiting(reply)
    },

    resend: async (admin: SignedInOperator, key: string, body: { invitationId: string }) => {
      const reply = await once(admin, { operation: 'operatorAccounts.resend', key, body }, async (tx) => {
        const wait = await renewLink(deps, tx, body.invitationId, waitSeconds)
        if (wait === undefined) throw notFound()
        if (wait > 0)
          throw new DomainError('tooFrequentOperation', {
            details: { resendSeconds: wait },
            retryAfterSeconds: wait,
          })
        return body
      })
      return waiting(reply)
    },

    withdraw: async (admin: SignedInOperator, key: string, body: { invitationId: string }): Promise<null> => {
      await once(admin, { operation: 'operatorAccounts.withdraw', key, body }, async (tx) => {
        if (!(await withdrawInvitation(tx, body.invitationId))) throw notFound()
        return body
      })
      return null
    },
  }
}
