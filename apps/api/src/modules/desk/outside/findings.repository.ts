import type { RedeemerOutcome } from '@kaadi/contract/desk'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../database/index.ts'
import { begins } from '../../../lists/name-search.ts'

export interface StoredFinding {
  readonly publicId: string
  readonly position: number
  readonly source: 'issuer' | 'redeemer'
  readonly outcome: RedeemerOutcome | null
  readonly balance: string | null
  readonly reference: string | null
  readonly page: string | null
  /** Public id of its picture, and its row. */
  readonly uploadId: string | null
  readonly upload: string | null
  readonly hash: string | null
  readonly by: string
  readonly byId: string
  readonly time: string
}

/** What others said of the cards of an order, the oldest first: JSON by `StoredFinding`, ids of rows as text. */
export const ordersFindings = (
  userId: RawBuilder<unknown>,
  orderId: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  (select coalesce(json_agg(json_build_object(
            'publicId', f.public_id, 'position', f.position, 'source', f.source, 'outcome', f.outcome,
            'balance', trim_scale(f.balance)::text, 'reference', f.reference, 'page', f.page, 'uploadId', u.public_id,
            'upload', f.upload_id::text, 'hash', encode(f.sha256, 'hex'), 'by', p.name, 'byId', f.operator_id::text,
            'time', f.created_at) order by f.id), '[]')
   from card_findings f join console_operators p on p.id = f.operator_id
     left join pictures u on u.id = f.upload_id
   where f.user_id = ${userId} and f.order_id = ${orderId})`

export interface Picture {
  readonly id: bigint
  readonly sha256: Buffer
}

export interface NewFinding {
  readonly publicId: string
  readonly userId: bigint
  readonly orderId: bigint
  readonly position: number
  readonly version: number
  readonly source: 'issuer' | 'redeemer'
  readonly outcome: RedeemerOutcome | null
  readonly balance: string | null
  readonly reference: string | null
  readonly page: string | null
  readonly picture: Picture | null
  readonly operatorId: bigint
}

export async function insertFinding(tx: Tx, finding: NewFinding): Promise<void> {
  const { picture } = finding
  await sql`
    insert into card_findings (user_id, order_id, public_id, position, version, source, outcome, balance, reference, page,
                               upload_id, sha256, operator_id)
    values (${finding.userId}, ${finding.orderId}, ${finding.publicId}, ${finding.position}, ${finding.version},
            ${finding.source}, ${finding.outcome}, ${finding.balance}, ${finding.reference}, ${finding.page},
            ${picture?.id ?? null}, ${picture?.sha256 ?? null}, ${finding.operatorId})`.execute(tx)
}

/** Orders of a card that a redeemer gave a reference for which begins so: user_id and order_id. */
export const findReferences = (text: string, most: number): RawBuilder<unknown> => sql`
  (select f.user_id, f.order_id from card_findings f where ${isReference(text)} limit ${most})`

/** Whether this order has such a card. */
export const hasReference = (
  userId: RawBuilder<unknown>,
  orderId: RawBuilder<unknown>,
  text: string,
): RawBuilder<boolean> => sql<boolean>`
  exists (select from card_findings f where f.user_id = ${userId} and f.order_id = ${orderId} and ${isReference(text)})`

/** As the partial index spells it. */
const isReference = (text: string): RawBuilder<boolean> =>
  sql<boolean>`f.reference is not null and ${begins(sql`lower(f.reference)`, text.toLowerCase())}`
