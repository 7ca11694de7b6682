import { type Kysely, sql } from 'kysely'
import { constraintOf, type Tables, type Tx } from '../../database/index.ts'
import { type Reader, rowsOf } from '../../database/named-read.ts'
import { DomainError, invalidField } from '../../errors/domain-error.ts'

export interface StoredRedeemer {
  readonly publicId: string
  readonly name: string
  readonly cardTypeId: string | null
  readonly isOpen: boolean
  readonly orders: number
}

const redeemers = sql`
  select r.public_id as "publicId", r.name, r.card_type_id as "cardTypeId", r.is_open as "isOpen",
         (select count(*)::integer from custody_lines c
          where c.redeemer_id = r.id and not exists (
            select from custody_returns b
            where b.user_id = c.user_id and b.order_id = c.order_id and b.version = c.version)) as orders
  from redeemers r`

/** Those that take cards first, by name. */
export const listRedeemers = (on: Reader): Promise<StoredRedeemer[]> =>
  rowsOf(on, sql<StoredRedeemer>`${redeemers} order by r.is_open desc, lower(r.name)`)

export const findRedeemer = async (on: Reader, publicId: string): Promise<StoredRedeemer | undefined> =>
  (await rowsOf(on, sql<StoredRedeemer>`${redeemers} where r.public_id = ${publicId}`))[0]

export interface NewRedeemer extends Pick<StoredRedeemer, 'publicId' | 'name' | 'cardTypeId'> {}

export interface KeptRedeemer extends Omit<StoredRedeemer, 'orders'> {
  readonly operatorId: bigint
  readonly isNew: boolean
}

/** A new one, or what is kept of one that is there: false where it is not. */
export async function writeRedeemer(
  tx: Tx,
  { publicId, name, cardTypeId, isOpen, operatorId, isNew }: KeptRedeemer,
): Promise<boolean> {
  try {
    const { numAffectedRows } = await (isNew
      ? sql`insert into redeemers (public_id, name, card_type_id, is_open, written_by)
            values (${publicId}, ${name}, ${cardTypeId}, ${isOpen}, ${operatorId})`
      : sql`update redeemers set name = ${name}, card_type_id = ${cardTypeId}, is_open = ${isOpen},
                                 written_by = ${operatorId}, written_at = now()
            where public_id = ${publicId}`
    ).execute(tx)
    return numAffectedRows === 1n
  } catch (error) {
    const constraint = constraintOf(error)
    if (constraint === 'redeemers_one_name') throw new DomainError('redeemerNameTaken')
    if (constraint === 'redeemers_card_type_id_fkey')
      throw invalidField('cardTypeId', 'There is no such brand.')
    throw error
  }
}

/** One that takes cards of this brand, and goes on doing so until commit. */
export async function lockOpenRedeemer(
  tx: Tx,
  publicId: string,
  cardTypeId: string,
): Promise<{ readonly id: bigint } | undefined> {
  const { rows } = await sql<{ id: bigint }>`
    select id from redeemers
    where public_id = ${publicId} and is_open and coalesce(card_type_id, ${cardTypeId}) = ${cardTypeId}
    for share`.execute(tx)
  return rows[0]
}

/** Those of a new installation. What a host has changed stays as it is. */
export async function addRedeemers(on: Kysely<Tables>, given: readonly NewRedeemer[]): Promise<void> {
  for (const { publicId, name, cardTypeId } of given)
    await sql`insert into redeemers (public_id, name, card_type_id) values (${publicId}, ${name}, ${cardTypeId})
              on conflict do nothing`.execute(on)
}
