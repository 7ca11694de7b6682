import type { Change, ChangeDecision } from '@kaadi/contract/changes'
import type { Tx } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { DomainError, invalidField, notFound } from '../../../errors/domain-error.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { holdRow, tryOut, writeRow } from '../applying/apply-change.ts'
import { isForAnother, mayCheck, toChange } from '../change.ts'
import { findChange, moveChange, type StoredChange } from '../changes.repository.ts'

/** Another person than who made it approves or refuses: who comes first. */
export function createDecideChange({ database, vault }: Deps) {
  return async (operator: SignedInOperator, body: ChangeDecision, key: string): Promise<Change> => {
    const request = keyedRequest(vault, {
      userId: operator.id,
      realm: 'operator',
      key,
      operation: 'changes.decide',
      body,
    })
    await withIdempotency(database.checker, request, async (tx) => {
      const change = await findChange(tx, body.changeId, 'locked')
      if (!change) throw notFound()
      requireDecider(change, operator)
      if (change.status !== 'waiting') throw new DomainError('changeEnded')
      if (body.fingerprint !== change.fingerprint)
        throw invalidField('fingerprint', 'This is not the change that you have read. Open it again.')
      if (body.verdict === 'refuse') await refuse(tx, change, operator, body.note)
      else await approve(tx, change, operator, body.note)
      return {}
    })
    const stored = await findChange(database.db, body.changeId)
    return toChange(stored!, operator)
  }
}

function requireDecider(change: StoredChange, operator: SignedInOperator): void {
  if (isForAnother(change, operator)) throw new DomainError('ownChange')
  if (!mayCheck(change, operator)) throw new DomainError('forbidden')
}

async function refuse(tx: Tx, { id }: StoredChange, operator: SignedInOperator, note: string | undefined) {
  if (note === undefined) throw invalidField('note', 'Say why, so that whoever asked knows.')
  await moveChange(tx, id, { status: 'refused', decidedBy: operator.id, note })
}

/** Applies it in the same commit, or leaves it to its time. A row that has changed since is not overwritten. */
async function approve(tx: Tx, change: StoredChange, operator: SignedInOperator, note: string | undefined) {
  await holdRow(tx, change)
  const write = () => writeRow(tx, change)
  await (change.isDue ? write() : tryOut(tx, write))
  const status = change.isDue ? 'applied' : 'scheduled'
  await moveChange(tx, change.id, { status, decidedBy: operator.id, note })
}
