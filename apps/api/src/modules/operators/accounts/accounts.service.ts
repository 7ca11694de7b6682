import type { OperatorAccountDetail } from '@kaadi/contract/operator-accounts'
import { canSign, type OperatorRole, signsMore } from '@kaadi/contract/operators'
import type { Tx } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { DomainError, notFound } from '../../../errors/domain-error.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { createSessionsRepository, endSessionsOfOperator, readDevice } from '../../sessions/index.ts'
import { withdrawInvitationsOf } from '../links/invitations.repository.ts'
import { historyOfOperator, lockOperators, noteOperatorChange } from '../operator-changes.repository.ts'
import { factorResetMail } from './accounts.mails.ts'
import {
  findAccount,
  requireAnother,
  requireOtherAdmin,
  requireStillAdmin,
  type Target,
  writeSuspended,
} from './accounts.repository.ts'
import { dropFactor, giveRoles, operatorUnchanged } from './acts.ts'

/** Who wants it, under which key, about whom. */
export interface Wish<Body extends { readonly operatorId: string } = { readonly operatorId: string }> {
  readonly admin: SignedInOperator
  readonly key: string
  readonly body: Body
}

/** What admins do to other operators. One after the other, and each looked at when its turn comes. */
export function createOperatorAccounts(deps: Deps) {
  const { db } = deps.database
  const sessions = createSessionsRepository(deps.database)

  const detail = async (publicId: string): Promise<OperatorAccountDetail> => {
    const found = await findAccount(db, publicId)
    if (!found) throw notFound()
    const [open, history] = await Promise.all([
      sessions.listOfOperator(found.id),
      historyOfOperator(db, found.id),
    ])
    const openSessions = open.map(({ userAgent, ip, createdAt, lastSeenAt }) => {
      const { browser, system } = readDevice(userAgent)
      return {
        browser,
        system,
        ip,
        createTime: createdAt.toISOString(),
        lastSeenTime: lastSeenAt.toISOString(),
      }
    })
    return { ...found.account, openSessions, history }
  }

  const change = async (
    operation: string,
    { admin, key, body }: Wish,
    work: (tx: Tx, target: Target) => Promise<readonly Buffer[]>,
  ): Promise<OperatorAccountDetail> => {
    const request = keyedRequest(deps.vault, { userId: admin.id, realm: 'operator', key, operation, body })
    let changedSessions: readonly Buffer[] = []
    await withIdempotency(deps.database.checker, request, async (tx) => {
      await lockOperators(tx)
      await requireStillAdmin(tx, admin.id)
      changedSessions = await work(tx, await requireAnother(tx, admin.id, body.operatorId))
      return {}
    })
    for (const hash of changedSessions) deps.forgetSession(hash)
    return detail(body.operatorId)
  }

  return {
    detail,

    setRoles: (wish: Wish<{ operatorId: string; roles: OperatorRole[] }>) =>
      change('operatorAccounts.setRoles', wish, async (tx, target) => {
        const { admin, body } = wish
        if (signsMore(target.roles, body.roles)) throw new DomainError('operatorNeedsSecond')
        return giveRoles(tx, { adminId: admin.id, target }, body.roles)
      }),

    suspend: (wish: Wish<{ operatorId: string; reason: string }>) =>
      change('operatorAccounts.suspend', wish, async (tx, target) => {
        const { admin, body } = wish
        if (target.isSuspended) throw operatorUnchanged()
        await requireOtherAdmin(tx, target)
        await writeSuspended(tx, target.id, true)
        await withdrawInvitationsOf(tx, target.id)
        const { reason } = body
        await noteOperatorChange(tx, { operatorId: target.id, byId: admin.id, kind: 'suspended', reason })
        return endSessionsOfOperator(tx, target.id)
      }),

    reinstate: (wish: Wish) =>
      change('operatorAccounts.reinstate', wish, async (tx, target) => {
        if (!target.isSuspended) throw operatorUnchanged()
        await writeSuspended(tx, target.id, false)
        await noteOperatorChange(tx, { operatorId: target.id, byId: wish.admin.id, kind: 'reinstated' })
        return []
      }),

    endSessions: (wish: Wish) =>
      change('operatorAccounts.endSessions', wish, async (tx, target) => {
        const ended = await endSessionsOfOperator(tx, target.id)
        if (ended.length === 0) throw operatorUnchanged()
        await noteOperatorChange(tx, { operatorId: target.id, byId: wish.admin.id, kind: 'sessionsEnded' })
        return ended
      }),

    resetFactor: async (wish: Wish) => {
      const after = await change('operatorAccounts.resetFactor', wish, async (tx, target) => {
        if (canSign(target.roles)) throw new DomainError('operatorNeedsSecond')
        const ended = await dropFactor(tx, { adminId: wish.admin.id, target })
        await deps.mail.send(tx, factorResetMail(target.email))
        return ended
      })
      deps.wakeJobs()
      return after
    },
  }
}
