import { operatorAccounts } from '@kaadi/contract/operator-accounts'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { noteForAudit } from '../../../http/audit-note.ts'
import { bind } from '../../../http/endpoint.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { createInvitations } from '../links/invitations.ts'
import { pageAccounts } from './accounts.repository.ts'
import { createOperatorAccounts } from './accounts.service.ts'

interface Given<Body> {
  readonly operator: SignedInOperator
  readonly body: Body
  readonly idempotencyKey: string
  readonly request: FastifyRequest
}
const wishOf = <Body extends { readonly operatorId: string }>(given: Given<Body>) => ({
  admin: given.operator,
  key: given.idempotencyKey,
  body: given.body,
  note: (change: { readonly before: object; readonly after: object }) => noteForAudit(given.request, change),
})

/** Operators and invitations, for admins. */
export const accountsRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const accounts = createOperatorAccounts(deps)
    const invitations = createInvitations(deps)
    bind(app, operatorAccounts.page, ({ query }) => pageAccounts(deps.database.db, query))
    bind(app, operatorAccounts.detail, ({ query }) => accounts.detail(query.operatorId))
    bind(app, operatorAccounts.setRoles, (given) => accounts.setRoles(wishOf(given)))
    bind(app, operatorAccounts.suspend, (given) => accounts.suspend(wishOf(given)))
    bind(app, operatorAccounts.reinstate, (given) => accounts.reinstate(wishOf(given)))
    bind(app, operatorAccounts.endSessions, (given) => accounts.endSessions(wishOf(given)))
    bind(app, operatorAccounts.resetFactor, (given) => accounts.resetFactor(wishOf(given)))
    bind(app, operatorAccounts.invitations, () => invitations.list())
    bind(app, operatorAccounts.invite, async ({ operator, idempotencyKey: key, body, request }) => {
      const invitation = await invitations.invite(operator, key, body)
      const { invitationId: subject, email, roles } = invitation
      noteForAudit(request, { subject, after: { email, roles } })
      return invitation
    })
    bind(app, operatorAccounts.resend, ({ operator, idempotencyKey: key, body }) =>
      invitations.resend(operator, key, body),
    )
    bind(app, operatorAccounts.withdraw, ({ operator, idempotencyKey: key, body }) =>
      invitations.withdraw(operator, key, body),
    )
  }
