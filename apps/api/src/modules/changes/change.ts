import { type Change, isOfOperators } from '@kaadi/contract/changes'
import type { SignedInOperator } from '../../http/signed-in.ts'
import type { StoredChange } from './changes.repository.ts'
import { isCheckedBy } from './resources.ts'

/** Whether an operator may decide a change: another than who made it, and not the one whom it is about. */
export const isForAnother = ({ makerId, subject }: StoredChange, operator: SignedInOperator): boolean =>
  makerId === operator.id || subject === operator.publicId

export const mayCheck = ({ resource }: StoredChange, { roles }: SignedInOperator): boolean =>
  isCheckedBy(resource, roles)

export function toChange(stored: StoredChange, operator: SignedInOperator): Change {
  const {
    publicId,
    startsAt,
    decidedAt,
    endedAt,
    createdAt,
    makerId,
    isLast,
    isDue: _,
    id: __,
    ...rest
  } = stored
  return {
    ...rest,
    changeId: publicId,
    isOwn: makerId === operator.id,
    createTime: createdAt.toISOString(),
    startTime: startsAt?.toISOString() ?? null,
    decideTime: decidedAt?.toISOString() ?? null,
    endTime: endedAt?.toISOString() ?? null,
    canUndo: isLast && !isOfOperators(stored.resource),
    canDecide: stored.status === 'waiting' && !isForAnother(stored, operator) && mayCheck(stored, operator),
  }
}
