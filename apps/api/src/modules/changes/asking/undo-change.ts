import { type Change, isOfOperators, type UndoRequest } from '@kaadi/contract/changes'
import type { Deps } from '../../../deps.ts'
import { DomainError, notFound } from '../../../errors/domain-error.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { toChange } from '../change.ts'
import { findChange, findLastMaker, lockOpenChange } from '../changes.repository.ts'
import { ownerOf } from '../resources.ts'
import { keepChange } from './propose-change.ts'

/** A change is undone by another one that restores what was before; it needs a second person where that weighs. */
export function createUndoChange(deps: Deps) {
  const { database, vault } = deps
  return async (operator: SignedInOperator, body: UndoRequest, key: string): Promise<Change> => {
    const request = keyedRequest(vault, {
      userId: operator.id,
      realm: 'operator',
      key,
      operation: 'changes.undo',
      body,
    })
    const { reply } = await withIdempotency(database.checker, request, async (tx) => {
      const known = await findChange(tx, body.changeId)
      if (!known) throw notFound()
      const { resource, subject, before } = known
      await lockOpenChange(tx, resource, subject)
      // Whoever changes the row waits here: what is last under the lock stays last.
      const now = (await ownerOf(resource).find(tx, subject, 'locked')) ?? null
      const isLast = (await findChange(tx, body.changeId))!.isLast
      if (isOfOperators(resource)) throw new DomainError('changeRefused')
      if (!isLast)
        throw new DomainError('changeStale', {
          details: { values: now, changedBy: await findLastMaker(tx, resource, subject) },
        })
      return {
        changeId: await keepChange(
          deps,
          tx,
          { resource, subject, before: now, after: before },
          { makerId: operator.id, reason: body.reason, startTime: null, overtakes: body.overtakes },
        ),
      }
    })
    const stored = await findChange(database.db, reply.changeId)
    if (!stored) throw notFound()
    return toChange(stored, operator)
  }
}
