import {
  type ChangeResource,
  type ChangeStatus,
  type ChangeWeight,
  operatorResources,
} from '@kaadi/contract/changes'
import type { CurrencyId } from '@kaadi/contract/primitives'
import { type Kysely, sql } from 'kysely'
import { constraintOf, type Tables, type Tx } from '../../database/index.ts'
import { DomainError } from '../../errors/domain-error.ts'
import type { SettingValues } from './resources.ts'

/** How far back what a maker decided alone counts towards their budget. */
export const budgetSpan = '24 hours'

export interface StoredChange {
  readonly id: bigint
  readonly publicId: string
  readonly resource: ChangeResource
  readonly subject: string
  readonly title: string
  readonly before: SettingValues | null
  readonly after: SettingValues | null
  readonly reason: string
  readonly makerId: bigint
  readonly madeBy: string
  readonly weight: ChangeWeight | null
  readonly startsAt: Date | null
  /** Whether its time has come, by the database's clock. */
  readonly isDue: boolean
  readonly status: ChangeStatus
  readonly decidedBy: string | null
  readonly decidedAt: Date | null
  readonly note: string | null
  readonly endedAt: Date | null
  readonly createdAt: Date
  readonly fingerprint: string
  /** Whether it was applied, and nothing of its row after it. */
  readonly isLast: boolean
  /** Whether it is open, and does not begin with what the last one of its row has left. */
  readonly isOvertaken: boolean
}

export const changeColumns = sql`c.id, c.public_id as "publicId", c.resource, c.subject, c.title, c.before, c.after, c.reason,
  c.maker_id as "makerId", (select o.name from console_operators o where o.id = c.maker_id) as "madeBy", c.weight,
  c.starts_at as "startsAt", coalesce(c.starts_at <= now(), true) as "isDue", c.status,
  (select o.name from console_operators o where o.id = c.decided_by) as "decidedBy", c.decided_at as "decidedAt", c.note,
  c.ended_at as "endedAt", c.created_at as "createdAt", encode(c.digest, 'hex') as fingerprint,
  c.status = 'applied' and not exists (
    select from changes l where l.resource = c.resource and l.subject = c.subject and l.applied_number > c.applied_number)
    as "isLast",
  c.ended_at is null and c.resource <> all (${[...operatorResources]}::text[]) and coalesce((
    select l.after is distinct from c.before from changes l
    where l.resource = c.resource and l.subject = c.subject and l.status = 'applied'
    order by l.applied_number desc limit 1), false) as "isOvertaken"`

export async function findChange(
  on: Kysely<Tables>,
  publicId: string,
  lock?: 'locked',
): Promise<StoredChange | undefined> {
  const { rows } = await sql<StoredChange>`
    select ${changeColumns} from changes c where c.public_id = ${publicId} ${lock ? sql`for update` : sql``}`.execute(
    on,
  )
  return rows[0]
}

/** The change of a row that waits or has its time, held until the transaction ends. */
export async function lockOpenChange(
  tx: Tx,
  resource: ChangeResource,
  subject: string,
): Promise<StoredChange | undefined> {
  const { rows } = await sql<StoredChange>`
    select ${changeColumns} from changes c
    where c.resource = ${resource} and c.subject = ${subject} and c.status in ('waiting', 'scheduled') for update`.execute(
    tx,
  )
  return rows[0]
}

/** The next change whose time has come, held until the transaction ends. What another process holds is passed over. */
export async function lockDueChange(tx: Tx): Promise<StoredChange | undefined> {
  const { rows } = await sql<StoredChange>`
    select ${changeColumns} from changes c where c.status = 'scheduled' and c.starts_at <= now()
    order by c.starts_at, c.id limit 1 for update skip locked`.execute(tx)
  return rows[0]
}

/** What the digest of a change is made of: as `digest_of` of 0136-changes.sql. */
export async function findSignedText(on: Kysely<Tables>, publicId: string): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select array_to_string(array[public_id, resource, subject, title, before::text, after::text, reason, maker_id::text,
                                 weight::text, digest_time(starts_at), digest_time(created_at)], '|', '-') as text
    from changes where public_id = ${publicId}`.execute(on)
  return rows[0]!.text
}

/** What a person decides alone counts against their budget of a day. */
export interface Spent {
  readonly purse: string
  readonly currencyId: CurrencyId
  readonly adds: string
  readonly limit: string
}

export interface NewChange
  extends Pick<
    StoredChange,
    'resource' | 'subject' | 'title' | 'before' | 'after' | 'reason' | 'makerId' | 'weight'
  > {
  /** What counts against the maker's budget of a day; null where nothing does. */
  readonly spent: Spent | null
  /** An instant that has not come yet; null for at once. */
  readonly startTime: string | null
  readonly status: 'waiting' | 'scheduled' | 'applied'
}

const json = (value: object | null) => (value === null ? null : JSON.stringify(value))
const applied = sql`nextval('changes_applied')`

export async function insertChange(tx: Tx, change: NewChange): Promise<string> {
  const { resource, subject, title, before, after, reason, makerId, weight, spent, startTime, status } =
    change
  const isEnded = status === 'applied'
  try {
    const { rows } = await sql<{ publicId: string }>`
      insert into changes (resource, subject, title, before, after, reason, maker_id, weight, starts_at, status, ended_at,
                           applied_number, purse, adds, adds_currency_id, adds_limit)
      values (${resource}, ${subject}, ${title}, ${json(before)}::jsonb, ${json(after)}::jsonb, ${reason}, ${makerId},
              ${json(weight)}::jsonb, ${startTime}::timestamptz, ${status}, ${isEnded ? sql`now()` : null},
              ${isEnded ? applied : null}, ${spent?.purse ?? null}, ${spent?.adds ?? null}::numeric,
              ${spent?.currencyId ?? null}::smallint, ${spent?.limit ?? null}::numeric)
      returning public_id as "publicId"`.execute(tx)
    return rows[0]!.publicId
  } catch (error) {
    if (constraintOf(error) === 'changes_one_open') throw new DomainError('changeOpen', { cause: error })
    throw error
  }
}

/** One change of a maker is weighed at a time: the next waits here until this one has committed. */
export async function lockMaker(tx: Tx, makerId: bigint): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`changes of ${makerId}`}, 0))`.execute(tx)
}

/** What a maker decided alone of a purse in the span of their budget, planned changes too. */
export async function sumDecidedAlone(
  tx: Tx,
  makerId: bigint,
  { purse, currencyId }: Pick<Spent, 'purse' | 'currencyId'>,
): Promise<string> {
  const { rows } = await sql<{ sum: string }>`
    select coalesce(sum(adds), 0)::text as sum from changes
    where maker_id = ${makerId} and purse = ${purse} and adds_currency_id = ${currencyId}
      and status in ('scheduled', 'applied') and created_at >= now() - interval ${sql.lit(budgetSpan)}`.execute(
    tx,
  )
  return rows[0]!.sum
}

/** Takes back what waits for a second person for longer than these resources wait. */
export async function endUnsigned(
  on: Kysely<Tables>,
  resources: readonly ChangeResource[],
  { hours, note }: { readonly hours: number; readonly note: string },
): Promise<void> {
  await sql`
    update changes set status = 'withdrawn', note = ${note}, ended_at = now()
    where status = 'waiting' and resource = any (${[...resources]}::text[])
      and created_at < now() - make_interval(hours => ${hours})`.execute(on)
}

export interface MovedChange {
  readonly status: Exclude<ChangeStatus, 'waiting'>
  /** The second person, where they have decided. */
  readonly decidedBy?: bigint
  readonly note?: string | undefined
}

/** Moves a change that is held. */
export async function moveChange(
  tx: Tx,
  id: bigint,
  { status, decidedBy, note }: MovedChange,
): Promise<void> {
  await sql`
    update changes set status = ${status}, note = coalesce(${note ?? null}, note),
      decided_by = coalesce(decided_by, ${decidedBy ?? null}::bigint),
      decided_at = case when ${decidedBy === undefined} then decided_at else now() end,
      ended_at = case when ${status === 'scheduled'} then null else now() end,
      applied_number = ${status === 'applied' ? applied : null}
    where id = ${id}`.execute(tx)
}

/** Who changed a row last; null where nobody has. */
export async function findLastMaker(on: Kysely<Tables>, resource: ChangeResource, subject: string) {
  const { rows } = await sql<{ name: string }>`
    select o.name from changes c join console_operators o on o.id = c.maker_id
    where c.resource = ${resource} and c.subject = ${subject} and c.status = 'applied'
    order by c.applied_number desc limit 1`.execute(on)
  return rows[0]?.name ?? null
}
