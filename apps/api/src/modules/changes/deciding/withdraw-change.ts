import type { Change } from '@kaadi/contract/changes'
import type { Deps } from '../../../deps.ts'
import { DomainError, notFound } from '../../../errors/domain-error.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { toChange } from '../change.ts'
import { findChange, moveChange } from '../changes.repository.ts'

export function createWithdrawChange({ database, vault }: Deps) {
  return async (operator: SignedInOperator, changeId: string, key: string): Promise<Change> => {
    const request = keyedRequest(vault, {
      userId: operator.id,
      realm: 'operator',
      key,
      operation: 'changes.withdraw',
      body: { changeId },
    })
    await withIdempotency(database.checker, request, async (tx) => {
      const change = await findChange(tx, changeId, 'locked')
      if (!change) throw notFound()
      if (change.makerId !== operator.id && !operator.roles.includes('admin'))
        throw new DomainError('forbidden', {
          message: 'Only who made this change, or an admin, takes it back.',
        })
      if (change.status !== 'waiting' && change.status !== 'scheduled') throw new DomainError('changeEnded')
      await moveChange(tx, change.id, { status: 'withdrawn' })
      return {}
    })
    return toChange((await findChange(database.db, changeId))!, operator)
  }
}
