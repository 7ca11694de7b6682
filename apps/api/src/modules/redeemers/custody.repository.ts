import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../database/index.ts'

/** By user, order, and the order's version that the line begins with. */
interface LineKey {
  readonly userId: bigint
  readonly orderId: bigint
  readonly version: number
}

export interface NewLine extends LineKey {
  readonly redeemerId: bigint
  readonly positions: readonly number[]
  readonly operatorId: bigint
  readonly note: string
}

/** Written before the order moves: the database asks for it. */
export async function insertLine(tx: Tx, line: NewLine): Promise<void> {
  await sql`
    insert into custody_lines (user_id, order_id, version, redeemer_id, positions, operator_id, note)
    values (${line.userId}, ${line.orderId}, ${line.version}, ${line.redeemerId}, ${[...line.positions]}::smallint[],
            ${line.operatorId}, ${line.note})`.execute(tx)
}

/** The places of the cards that a redeemer has under this line. */
export async function findOpenLine(
  tx: Tx,
  { userId, orderId, version }: LineKey,
): Promise<readonly number[] | undefined> {
  const { rows } = await sql<{ positions: number[] }>`
    select positions from custody_lines
    where user_id = ${userId} and order_id = ${orderId} and version = ${version}`.execute(tx)
  return rows[0]?.positions
}

/** That the answer was written down. Written before the order moves. */
export async function insertReturn(
  tx: Tx,
  { userId, orderId, version, operatorId }: LineKey & { readonly operatorId: bigint },
): Promise<void> {
  await sql`
    insert into custody_returns (user_id, order_id, version, operator_id)
    values (${userId}, ${orderId}, ${version}, ${operatorId})`.execute(tx)
}

export interface StoredCustody {
  readonly redeemer: string
  readonly positions: readonly number[]
  readonly note: string
  readonly by: string
  readonly time: string
  readonly back: { readonly by: string; readonly time: string } | null
}

/** The lines of an order, the oldest first: JSON with redeemer, positions, note, by, time, and back with by and time. */
export const ordersCustody = (
  userId: RawBuilder<unknown>,
  orderId: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  (select coalesce(json_agg(json_build_object(
            'redeemer', r.name, 'positions', c.positions, 'note', c.note, 'by', g.name, 'time', c.created_at,
            'back', case when b.version is not null then json_build_object('by', w.name, 'time', b.created_at) end)
          order by c.version), '[]')
   from custody_lines c join redeemers r on r.id = c.redeemer_id join console_operators g on g.id = c.operator_id
     left join custody_returns b on b.user_id = c.user_id and b.order_id = c.order_id and b.version = c.version
     left join console_operators w on w.id = b.operator_id
   where c.user_id = ${userId} and c.order_id = ${orderId})`

/** Who has the cards of an order at this version, and since when: JSON with redeemer and time. */
export const openCustody = (
  userId: RawBuilder<unknown>,
  orderId: RawBuilder<unknown>,
  version: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  (select json_build_object('redeemer', r.name, 'time', c.created_at)
   from custody_lines c join redeemers r on r.id = c.redeemer_id
   where c.user_id = ${userId} and c.order_id = ${orderId} and c.version = ${version})`

/** Orders whose cards are or were with a company that a word of whose name begins so: user_id and order_id, the newest first. */
export const findHandedTo = (text: string, most: number): RawBuilder<unknown> => sql`
  (select c.user_id, c.order_id from redeemers r cross join lateral (
     select user_id, order_id, created_at from custody_lines where redeemer_id = r.id
     order by created_at desc limit ${most}) c
   where ${isNamed(text)} order by c.created_at desc limit ${most})`

/** Whether such a company has or had cards of this order. */
export const isHandedTo = (
  userId: RawBuilder<unknown>,
  orderId: RawBuilder<unknown>,
  text: string,
): RawBuilder<boolean> => sql<boolean>`
  exists (select from custody_lines c join redeemers r on r.id = c.redeemer_id
          where c.user_id = ${userId} and c.order_id = ${orderId} and ${isNamed(text)})`

/** Their list is short. */
const isNamed = (text: string): RawBuilder<boolean> =>
  sql<boolean>`position(${` ${text.toLowerCase()}`} in ' ' || lower(r.name)) > 0`
