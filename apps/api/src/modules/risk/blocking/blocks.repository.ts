import type { KeyedPage } from '@kaadi/contract/primitives'
import type { Block, BlockKind, BlockPageQuery } from '@kaadi/contract/risk'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables, Tx } from '../../../database/index.ts'
import type { Reader } from '../../../database/named-read.ts'
import { begins } from '../../../lists/name-search.ts'
import { pageByKey } from '../../../lists/paging.ts'
import { instant, wholeNumber } from '../../../lists/sort-key.ts'

type On = Kysely<Tables>

export interface StoredBlock {
  readonly publicId: string
  readonly userId: bigint | null
  readonly kind: BlockKind
  readonly fingerprint: Buffer
  readonly label: string
  readonly reason: string
  readonly endsAt: Date | null
  readonly createdAt: Date
  readonly createdBy: string
  readonly isRunning: boolean
  readonly removedAt: Date | null
  readonly removedBy: string | null
  readonly removeReason: string | null
  readonly sellerId: string | null
  readonly sellerEmail: string | null
}

export interface NewBlock {
  readonly publicId: string
  readonly kind: BlockKind
  readonly fingerprint: Buffer
  readonly label: string
  readonly reason: string
  readonly userId: bigint | null
  readonly until: string | null
  readonly operatorId: bigint
}

const isRunning = sql<boolean>`(b.removed_at is null and (b.ends_at is null or b.ends_at > now()))`

const blockColumns = sql`b.public_id as "publicId", b.user_id as "userId", b.kind, b.fingerprint, b.label, b.reason, b.ends_at as "endsAt",
  b.created_at as "createdAt", c.name as "createdBy", ${isRunning} as "isRunning", b.removed_at as "removedAt",
  r.name as "removedBy", b.remove_reason as "removeReason", s.public_id as "sellerId", s.email as "sellerEmail"`
const blockTables = sql`(blocks b join console_operators c on c.id = b.created_by
  left join console_operators r on r.id = b.removed_by left join sellers s on s.id = b.user_id)`

export function pageBlocks(on: Reader, query: BlockPageQuery): Promise<KeyedPage<StoredBlock>> {
  const text = query.search?.trim().toLowerCase()
  const filters: RawBuilder<boolean>[] = [
    query.view === 'running' ? isRunning : sql<boolean>`not ${isRunning}`,
    ...(query.kind ? [sql<boolean>`b.kind = ${query.kind}`] : []),
    ...(text
      ? [
          sql<boolean>`(${begins(sql`lower(b.label)`, text)} or b.kind = 'email' and b.fingerprint = mailbox_of(${text}))`,
        ]
      : []),
  ]
  return pageByKey<StoredBlock>(on, query, {
    columns: blockColumns,
    tables: blockTables,
    where: sql<boolean>`${sql.join(filters, sql` and `)}`,
    counted: sql`blocks b`,
    identity: [sql`b.id`],
    keys: [instant(sql<Date>`b.created_at`), wholeNumber(sql`b.id`)],
  })
}

export async function findBlock(on: On, publicId: string): Promise<StoredBlock | undefined> {
  const { rows } = await sql<StoredBlock>`
    select ${blockColumns} from ${blockTables} where b.public_id = ${publicId}`.execute(on)
  return rows[0]
}

/** False where it is blocked already: of two at once the second one waits, and finds it. */
export async function insertBlock(tx: Tx, block: NewBlock): Promise<boolean> {
  const { kind, fingerprint } = block
  await sql`select pg_advisory_xact_lock(hashtextextended(${`block:${kind}:${fingerprint.toString('hex')}`}, 0))`.execute(
    tx,
  )
  const { numAffectedRows } = await sql`
    insert into blocks (public_id, kind, fingerprint, label, reason, user_id, ends_at, created_by)
    select ${block.publicId}, ${kind}, ${fingerprint}::bytea, ${block.label}, ${block.reason}, ${block.userId}::bigint,
           ${block.until}::timestamptz, ${block.operatorId}
    where not exists (select from running_blocks b where b.kind = ${kind} and b.fingerprint = ${fingerprint})`.execute(
    tx,
  )
  return numAffectedRows === 1n
}

/** False where it has ended, or was removed before. */
export async function removeBlock(
  tx: Tx,
  given: { readonly publicId: string; readonly operatorId: bigint; readonly reason: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update blocks b set removed_at = now(), removed_by = ${given.operatorId}, remove_reason = ${given.reason}
    where b.public_id = ${given.publicId} and ${isRunning}`.execute(tx)
  return numAffectedRows === 1n
}

export async function mailboxOf(on: On, email: string): Promise<Buffer> {
  const { rows } = await sql<{ mailbox: Buffer }>`select mailbox_of(${email}) as mailbox`.execute(on)
  return rows[0]!.mailbox
}

/** A device that names itself; undefined where the seller has no such one. */
export async function findDevice(on: On, userId: bigint, deviceId: string): Promise<Buffer | undefined> {
  const { rows } = await sql<{ fingerprint: Buffer }>`
    select fingerprint from device_fingerprints
    where user_id = ${userId} and fingerprint = decode(${deviceId}, 'hex')`.execute(on)
  return rows[0]?.fingerprint
}

export async function findAccount(
  on: On,
  userId: bigint,
  bankAccountId: string,
): Promise<{ readonly fingerprint: Buffer; readonly label: string } | undefined> {
  const { rows } = await sql<{ fingerprint: Buffer; label: string }>`
    select f.fingerprint, b.name || ' ••' || a.account_ending as label
    from payout_accounts a join bank_names b on b.code = a.bank_code
    join bank_account_fingerprints f on f.user_id = a.user_id and f.account_id = a.id
    where a.user_id = ${userId} and a.public_id = ${bankAccountId}`.execute(on)
  return rows[0]
}

export const toBlock = (block: StoredBlock): Block => ({
  blockId: block.publicId as Block['blockId'],
  kind: block.kind,
  label: block.label,
  reason: block.reason,
  untilTime: block.endsAt?.toISOString() ?? null,
  createTime: block.createdAt.toISOString(),
  createdBy: block.createdBy,
  isRunning: block.isRunning,
  removeTime: block.removedAt?.toISOString() ?? null,
  removedBy: block.removedBy,
  removeReason: block.removeReason,
  seller:
    block.sellerId !== null && block.sellerEmail !== null
      ? { sellerId: block.sellerId as NonNullable<Block['seller']>['sellerId'], email: block.sellerEmail }
      : null,
})
