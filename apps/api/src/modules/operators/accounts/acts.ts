import type { OperatorRole } from '@kaadi/contract/operators'
import type { Tx } from '../../../database/index.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { askOperatorAnew, endSessionsOfOperator, removeOperatorFactor } from '../../sessions/index.ts'
import { withdrawInvitationsOf } from '../links/invitations.repository.ts'
import { noteOperatorChange } from '../operator-changes.repository.ts'
import { requireOtherAdmin, type Target, writeRoles } from './accounts.repository.ts'

/** Who does it, and to whom. */
interface Act {
  readonly adminId: bigint
  readonly target: Target
}

export const operatorUnchanged = () => new DomainError('operatorUnchanged')

/** Gives other roles. Answers the sessions that are asked anew who is behind them. */
export async function giveRoles(
  tx: Tx,
  { adminId, target }: Act,
  after: readonly OperatorRole[],
): Promise<readonly Buffer[]> {
  const before = target.roles
  if (after.length === before.length && after.every((role) => before.includes(role)))
    throw operatorUnchanged()
  if (!after.includes('admin')) {
    await requireOtherAdmin(tx, target)
    await withdrawInvitationsOf(tx, target.id)
  }
  await writeRoles(tx, target.id, after)
  await noteOperatorChange(tx, { operatorId: target.id, byId: adminId, kind: 'roles', before, after })
  return askOperatorAnew(tx, target.id)
}

/** Takes app, recovery codes and passkeys away. Answers the sessions that end. */
export async function dropFactor(tx: Tx, { adminId, target }: Act): Promise<readonly Buffer[]> {
  if (!(await removeOperatorFactor(tx, target.id))) throw operatorUnchanged()
  await noteOperatorChange(tx, { operatorId: target.id, byId: adminId, kind: 'factorReset' })
  return endSessionsOfOperator(tx, target.id)
}
