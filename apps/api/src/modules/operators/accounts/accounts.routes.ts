import { operatorAccounts } from '@kaadi/contract/operator-accounts'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { bind } from '../../../http/endpoint.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { readInvitation } from '../links/invitations.repository.ts'
import { createInvitations } from '../links/invitations.ts'
import { findAccount, pageAccounts } from './accounts.repository.ts'
import { createOperatorAccounts } from './accounts.service.ts'

interface Given<Body> {
  readonly operator: SignedInOperator
  readonly body: Body
  readonly idempotencyKey: string
}
const wishOf = <Body extends { readonly operatorId: string }>(given: Given<Body>) => ({
  admin: given.operator,
  key: given.idempotencyKey,
  body: given.body,
})

/** Operators and invitations, for admins. */
export const accountsRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const accounts = createOperatorAccounts(deps)
    const invitations = createInvitations(deps)
    bind(app, operatorAccounts.page, ({ query }) => pageAccounts(deps.database.db, query))
    bind(app, operatorAccounts.detail, ({ query }) => accounts.detail(query.operatorId))
    const facts = async ({ body }: { readonly body: { readonly operatorId: string } }) => {
      const found = await findAccount(deps.database.db, body.operatorId)
      if (!found) return undefined
      const { roles, isSuspended, sessions, hasFactor } = found.account
      return { roles, isSuspended, sessions, hasFactor }
    }
    bind(app, operatorAccounts.setRoles, (given) => accounts.setRoles(wishOf(given)), { audit: facts })
    bind(app, operatorAccounts.suspend, (given) => accounts.suspend(wishOf(given)), { audit: facts })
    bind(app, operatorAccounts.reinstate, (given) => accounts.reinstate(wishOf(given)), { audit: facts })
    bind(app, operatorAccounts.endSessions, (given) => accounts.endSessions(wishOf(given)), { audit: facts })
    bind(app, operatorAccounts.resetFactor, (given) => accounts.resetFactor(wishOf(given)), { audit: facts })
    bind(app, operatorAccounts.invitations, () => invitations.list())
    bind(
      app,
      operatorAccounts.invite,
      ({ operator, idempotencyKey: key, body }) => invitations.invite(operator, key, body),
      { audit: (_, made) => made && { invitation: made.invitationId, email: made.email, roles: made.roles } },
    )
    const waiting = async ({ body }: { readonly body: { readonly invitationId: string } }) => {
      const found = await readInvitation(deps.database.db, body.invitationId)
      return found && { email: found.email, roles: found.roles, expiresTime: found.expiresTime }
    }
    bind(
      app,
      operatorAccounts.resend,
      ({ operator, idempotencyKey: key, body }) => invitations.resend(operator, key, body),
      { audit: waiting },
    )
    bind(
      app,
      operatorAccounts.withdraw,
      ({ operator, idempotencyKey: key, body }) => invitations.withdraw(operator, key, body),
      { audit: waiting },
    )
  }
