import { withdrawalStatus } from '@kaadi/contract/withdrawals'
import { type RawBuilder, sql } from 'kysely'
import { constraintOf, type Tx } from '../../../database/index.ts'
import { type Reader, rowsOf } from '../../../database/named-read.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { withdrawalRows } from '../../withdrawals/index.ts'
import { nameOf, type WithdrawalKey } from '../releasing/releases.repository.ts'

export interface StoredReturn {
  readonly most: bigint
  readonly needsSecond: boolean
  /** Null where it was never paid. */
  readonly bankReference: string | null
  readonly reason: string
  readonly askedBy: string
  readonly askedById: bigint
  readonly askedAt: Date
  readonly confirmedBy: string | null
  readonly confirmedAt: Date | null
  readonly digest: Buffer
}

const { sent, paid } = withdrawalStatus

/**
 * Over the alias `w`: its return, or that it was not paid, was proposed, and waits for a second person. What one person may tell is
 * credited at once.
 */
export const waitsForReturn = sql<boolean>`(w.status in (${sql.lit(sent)}, ${sql.lit(paid)}) and (w.user_id, w.id) in (
  select r.user_id, r.withdrawal_id from payout_returns r where r.confirmed_at is null and r.dropped_at is null))`

const proposed = (what: RawBuilder<unknown>) =>
  sql`(select ${what} from payout_returns r
       where r.user_id = w.user_id and r.withdrawal_id = w.id and r.confirmed_at is null and r.dropped_at is null)`

/** Over the alias `w`: who proposed its return, if anybody did and it was not taken back. */
export const returnProposed = { by: proposed(nameOf('r.asked_by')), byId: proposed(sql`r.asked_by`) }

const proposals = sql`payout_returns r where r.user_id = w.user_id and r.withdrawal_id = w.id`
const partOfLog = sql`case when r.bank_reference is null then 0 else 2 end`

/** Over the alias `w`: what was proposed of it and waited for a second person, and what was taken back, as lines of its log. */
export const proposalLines = sql`
  select ${partOfLog} as part, r.id as place,
         case when r.bank_reference is null then 'notPaidProposed' else 'returnProposed' end as kind,
         r.asked_by as operator_id, r.reason, null as slip_number, r.asked_at as created_at
  from ${proposals} and (r.confirmed_at is not null or r.dropped_at is not null
                         or w.status in (${sql.lit(sent)}, ${sql.lit(paid)}))
  union all
  select ${partOfLog}, r.id, 'proposalDropped', r.dropped_by, null, null, r.dropped_at
  from ${proposals} and r.dropped_at is not null`

/** Over the alias `w`: this operator had it in hand once, whatever became of it then. */
export const wasHeldBy = (operatorId: bigint) =>
  sql<boolean>`had_in_hand(${operatorId}::bigint, w.user_id, w.id)`

/** Whether the operator had it in hand once: another tells that it came back, and confirms what is told of it. */
export async function wasInHandsOf(
  on: Reader,
  { userId, withdrawalId }: WithdrawalKey,
  operatorId: bigint,
): Promise<boolean> {
  const rows = await rowsOf(
    on,
    sql<{
      was: boolean
    }>`select had_in_hand(${operatorId}::bigint, ${userId}::bigint, ${withdrawalId}::bigint) as was`,
  )
  return rows[0]!.was
}

/**
 * What was told of the return of a payout, unless it was taken back. It was over the limit where it waits, or where two told it. That it
 * was not paid, where one person may say so, stands in how it ended.
 */
export async function findReturn(
  on: Reader,
  { userId, withdrawalId }: WithdrawalKey,
): Promise<StoredReturn | undefined> {
  const rows = await rowsOf(
    on,
    sql<StoredReturn>`
      select l.most, r.confirmed_at is not null or p.status = 'success' or r.bank_reference is null as "needsSecond",
        r.bank_reference as "bankReference", r.reason, ${nameOf('r.asked_by')} as "askedBy", r.asked_by as "askedById",
        r.asked_at as "askedAt", ${nameOf('r.confirmed_by')} as "confirmedBy", r.confirmed_at as "confirmedAt", r.digest
      from payout_returns r join payout_limits l on l.currency_id = r.currency_id
      join payout_attempts p on p.user_id = r.user_id and p.withdrawal_id = r.withdrawal_id and p.reference = r.reference
      where r.user_id = ${userId} and r.withdrawal_id = ${withdrawalId} and r.dropped_at is null
        and (r.bank_reference is not null or r.confirmed_at is not null or p.ended_at is null)`,
  )
  return rows[0]
}

/** Whether another person has to confirm what this one tells of it now: that it was not paid, or came back. */
export async function isGivenBackByTwo(
  on: Reader,
  { userId, withdrawalId }: WithdrawalKey,
  operatorId: bigint,
): Promise<boolean> {
  const rows = await rowsOf(
    on,
    sql<{ byTwo: boolean }>`
      select is_given_back_by_two(${operatorId}::bigint, w.user_id, w.id, w.status = ${sql.lit(paid)}) as "byTwo"
      from ${withdrawalRows}
      where w.user_id = ${userId} and w.id = ${withdrawalId} and w.status in (${sql.lit(sent)}, ${sql.lit(paid)})`,
  )
  return rows[0]?.byTwo ?? false
}

export interface NewReturn extends WithdrawalKey {
  /** Null where it was never paid. */
  readonly bankReference: string | null
  readonly reason: string
  readonly operatorId: bigint
}

/**
 * Writes down what came back, or was not paid. Answers whether another person has to confirm it: known once those of the same person at
 * the same time have gone by.
 */
export async function proposeReturn(tx: Tx, given: NewReturn): Promise<boolean> {
  const { userId, withdrawalId, bankReference, reason, operatorId } = given
  try {
    await sql`
      insert into payout_returns (user_id, withdrawal_id, reference, amount, currency_id, bank_reference, reason, asked_by)
      select w.user_id, w.id, w.provider_reference, w.net, w.currency_id, ${bankReference}, ${reason}, ${operatorId}::bigint
      from ${withdrawalRows} where w.user_id = ${userId} and w.id = ${withdrawalId}`.execute(tx)
    const { rows } = await sql<{ needsSecond: boolean }>`
      select is_given_back_by_two(${operatorId}::bigint, ${userId}, ${withdrawalId}, ${bankReference !== null})
        as "needsSecond"`.execute(tx)
    return rows[0]!.needsSecond
  } catch (error) {
    const constraint = constraintOf(error)
    if (constraint === 'payout_returns_reference_once') throw new DomainError('returnReferenceUsed')
    if (constraint === 'payout_returns_own_reference') throw new DomainError('returnIsPayment')
    if (constraint === 'payout_returns_one') throw new DomainError('returnAsked')
    if (constraint === 'payout_returns_begin_proposed') throw new DomainError('payoutNotPaid')
    throw error
  }
}

/** Confirms it on a line that may; false where it is not what was proposed, or stands otherwise. */
export async function confirmReturn(
  tx: Tx,
  { userId, withdrawalId }: WithdrawalKey,
  operatorId: bigint,
  fingerprint: string,
): Promise<boolean> {
  const { rows } = await sql<{ isConfirmed: boolean }>`
      select confirm_payout_return(${userId}, ${withdrawalId}, ${operatorId}, ${Buffer.from(fingerprint, 'hex')})
        as "isConfirmed"`.execute(tx)
  return rows[0]!.isConfirmed
}

/** False where none waits. */
export async function dropReturn(
  tx: Tx,
  { userId, withdrawalId }: WithdrawalKey,
  operatorId: bigint,
): Promise<boolean> {
  const { rows } = await sql<{ isDropped: boolean }>`
    select drop_payout_return(${userId}, ${withdrawalId}, ${operatorId}) as "isDropped"`.execute(tx)
  return rows[0]!.isDropped
}

/** Who ever had a payout in hand and, apart, who released it or approved its batch. */
const hands = (userId: unknown, withdrawalId: unknown) => sql<{ hand: bigint; hasHeld: boolean }>`
  select l.operator_id as hand, true as "hasHeld" from payout_log l
  where l.user_id = ${userId} and l.withdrawal_id = ${withdrawalId} and l.kind in ('taken', 'takenOver')
  union
  select r.released_by, false from payout_releases r
  where r.user_id = ${userId} and r.withdrawal_id = ${withdrawalId} and r.released_by is not null
  union
  select b.approved_by, false from approved_batch_payouts b
  where b.user_id = ${userId} and b.withdrawal_id = ${withdrawalId}`

/** Those who may not say that a payout came back, as a column beside its withdrawal `w`. */
export const payoutHands = sql<string[]>`
  array(select hand::text from (${hands(sql.ref('w.user_id'), sql.ref('w.id'))}) as hands)`

/** Who ever had the payout in hand and, apart, who released it or approved its batch. */
export async function findHands(
  on: Reader,
  { userId, withdrawalId }: WithdrawalKey,
): Promise<{ readonly heldBy: bigint[]; readonly releasedBy: bigint[] }> {
  const rows = await rowsOf(on, hands(userId, withdrawalId))
  const of = (wanted: boolean) => rows.filter(({ hasHeld }) => hasHeld === wanted).map(({ hand }) => hand)
  return { heldBy: of(true), releasedBy: of(false) }
}
