import {
  type Change,
  type ChangeDraft,
  type ChangeRequest,
  type ChangeResource,
  isOfOperators,
  subjectOf,
} from '@kaadi/contract/changes'
import { type Tx, transaction } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { DomainError, invalidField, notFound } from '../../../errors/domain-error.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { holdRow, isSame, type Sides, tryOut, writeRow } from '../applying/apply-change.ts'
import { failChange } from '../applying/fail-change.ts'
import { toChange } from '../change.ts'
import { findChange, insertChange, lockOpenChange, type StoredChange } from '../changes.repository.ts'
import { ownerOf } from '../resources.ts'
import { tellSigners } from './tell-signers.ts'
import { weighChange } from './weigh-change.ts'

const yearMs = 366 * 86_400_000

/** Both sides are of one row, and differ. */
function sidesOf(draft: ChangeDraft): Sides {
  const { resource, before, after } = draft
  // The schema has paired them: a union of pairs cannot say so of its parts.
  const named = subjectOf as (resource: ChangeResource, values: object) => string
  const subjects = [before, after].flatMap((values) => (values === null ? [] : [named(resource, values)]))
  const [subject] = subjects
  if (subject === undefined) throw invalidField('after', 'Nothing would change.')
  if (subjects.some((other) => other !== subject))
    throw invalidField('after', 'This names another row: what names a row never changes.')
  return { resource, subject, before: before && { ...before }, after: after && { ...after } }
}

/** When it is to be applied; null for at once. A time that has passed is a slip: what was to be planned is not applied now. */
function startOf({ startTime }: ChangeDraft, now: number): string | null {
  if (!startTime) return null
  if (Date.parse(startTime) <= now)
    throw invalidField('startTime', 'This time has passed: choose a later one, or none to apply it at once.')
  if (Date.parse(startTime) - now > yearMs) throw invalidField('startTime', 'Choose a time within a year.')
  return startTime
}

/** Who signs for others is a matter of admins. */
function requireMaker({ resource }: Sides, { roles }: Pick<SignedInOperator, 'roles'>): void {
  if (isOfOperators(resource) && !roles.includes('admin')) throw new DomainError('forbidden')
}

const titleOf = ({ resource, before, after }: Sides) => ownerOf(resource).titleOf((after ?? before)!)

export const createPreviewChange =
  ({ database, clock }: Deps) =>
  (operator: Pick<SignedInOperator, 'id' | 'roles'>, draft: ChangeDraft) =>
    transaction(database.checker, async (tx) => {
      const sides = sidesOf(draft)
      requireMaker(sides, operator)
      startOf(draft, clock())
      await holdRow(tx, sides)
      const after = await tryOut(tx, () => writeRow(tx, sides, operator.id))
      const shown = { ...sides, after }
      const { weight } = await weighChange(tx, operator.id, shown)
      return { title: titleOf(shown), weight, before: sides.before, after }
    })

export interface Asked {
  readonly makerId: bigint
  readonly reason: string
  readonly startTime: string | null
  /** The open change of the row that its maker knows of, and goes before. */
  readonly overtakes?: string | null | undefined
}

/**
 * Keeps the change; applies it where that is now and one person is enough. Answers its id. One change of a row is open at a time:
 * what is applied at once ends the open one, where its maker names it.
 */
export async function keepChange(
  deps: Pick<Deps, 'mail' | 'config'>,
  tx: Tx,
  sides: Sides,
  { makerId, reason, startTime, overtakes }: Asked,
): Promise<string> {
  // Before the row, as whoever decides or applies the open one holds them.
  const open = await lockOpenChange(tx, sides.resource, sides.subject)
  await holdRow(tx, sides)
  const { weight, spent } = await weighChange(tx, makerId, sides, 'held')
  const status = weight ? 'waiting' : startTime ? 'scheduled' : 'applied'
  const write = () => writeRow(tx, sides, makerId)
  const after = await (status === 'applied' ? write() : tryOut(tx, write))
  if (isSame(sides.before, after)) throw invalidField('after', 'Nothing would change.')
  if (open && !(status === 'applied' && open.publicId === overtakes)) throw openRefusal(open)
  const title = titleOf(sides)
  const changeId = await insertChange(tx, {
    ...sides,
    after,
    title,
    weight,
    spent,
    reason,
    makerId,
    startTime,
    status,
  })
  if (open) {
    const { madeBy } = (await findChange(tx, changeId))!
    await failChange(
      deps,
      tx,
      open,
      `${madeBy} changed the row first. Ask again from how it stands now, if it is still wanted.`,
    )
  }
  return changeId
}

const openRefusal = ({ publicId, title, madeBy, startsAt }: StoredChange) =>
  new DomainError('changeOpen', {
    details: { changeId: publicId, title, madeBy, startTime: startsAt?.toISOString() ?? null },
  })

export function createProposeChange(deps: Deps) {
  const { database, vault, clock } = deps
  return async (operator: SignedInOperator, body: ChangeRequest, key: string): Promise<Change> => {
    const sides = sidesOf(body)
    requireMaker(sides, operator)
    const request = keyedRequest(vault, {
      userId: operator.id,
      realm: 'operator',
      key,
      operation: 'changes.propose',
      body,
    })
    // The time is judged here: what was asked for before it came is told again after it.
    const { reply } = await withIdempotency(database.checker, request, async (tx) => {
      const changeId = await keepChange(deps, tx, sides, {
        makerId: operator.id,
        reason: body.reason,
        startTime: startOf(body, clock()),
        overtakes: body.overtakes,
      })
      if (isOfOperators(sides.resource)) await tellSigners(deps, tx, (await findChange(tx, changeId))!)
      return { changeId }
    })
    deps.wakeJobs()
    const stored = await findChange(database.db, reply.changeId)
    if (!stored) throw notFound()
    return toChange(stored, operator)
  }
}
