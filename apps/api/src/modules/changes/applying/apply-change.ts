import { isDeepStrictEqual } from 'node:util'
import type { ChangeResource } from '@kaadi/contract/changes'
import { sql } from 'kysely'
import { constraintOf, sqlStateOf, type Tx } from '../../../database/index.ts'
import { DomainError, invalidField } from '../../../errors/domain-error.ts'
import { findLastMaker } from '../changes.repository.ts'
import { ownerOf, type SettingValues } from '../resources.ts'

export interface Sides {
  readonly resource: ChangeResource
  readonly subject: string
  readonly before: SettingValues | null
  readonly after: SettingValues | null
}

export const isSame = (one: SettingValues | null, other: SettingValues | null): boolean =>
  isDeepStrictEqual(one, other)

/** Holds the row until the transaction ends. Throws, with the row as it is, where it is no longer as it was. */
export async function holdRow(tx: Tx, { resource, subject, before }: Omit<Sides, 'after'>): Promise<void> {
  const now = (await ownerOf(resource).find(tx, subject, 'locked')) ?? null
  if (isSame(now, before)) return
  throw await stale(tx, resource, subject, now)
}

/** Whether the row, held from now on, is no longer as the change begins. */
export const isStale = async (
  tx: Tx,
  { resource, subject, before }: Omit<Sides, 'after'>,
): Promise<boolean> => !isSame((await ownerOf(resource).find(tx, subject, 'locked')) ?? null, before)

const stale = async (tx: Tx, resource: ChangeResource, subject: string, values: SettingValues | null) =>
  new DomainError('changeStale', {
    details: { values, changedBy: await findLastMaker(tx, resource, subject) },
  })

/** Integrity constraint violation. */
const isRefusal = (error: unknown): boolean => sqlStateOf(error)?.startsWith('23') ?? false

/**
 * Has the owner write the row that is held. Throws, in words for whoever asked, where it does not fit. Answers the row as the
 * owner reads it: amounts are written in one way, however they came.
 */
export async function writeRow(
  tx: Tx,
  { resource, subject, before, after }: Sides,
  makerId: bigint,
): Promise<SettingValues | null> {
  const owner = ownerOf(resource)
  try {
    await owner.write(tx, before, after, makerId)
    return (await owner.find(tx, subject)) ?? null
  } catch (error) {
    if (!isRefusal(error)) throw error
    const rule = constraintOf(error) ?? ''
    const [field, message] = owner.refusals[rule] ?? []
    if (field && message) throw invalidField(field === 'after' ? field : `after.${field}`, message)
    // Another made the same new row first.
    if (rule.endsWith('_pkey'))
      throw new DomainError('changeStale', { details: { values: null, changedBy: null } })
    throw new DomainError('changeRefused', { cause: error })
  }
}

/** Does the work and takes it back: whether it would be refused. */
export async function tryOut<R>(tx: Tx, work: () => Promise<R>): Promise<R> {
  await sql`savepoint tried_out`.execute(tx)
  try {
    return await work()
  } finally {
    await sql`rollback to savepoint tried_out`.execute(tx)
  }
}

export async function applyChange(tx: Tx, change: Sides & { readonly makerId: bigint }): Promise<void> {
  await holdRow(tx, change)
  await writeRow(tx, change, change.makerId)
}
