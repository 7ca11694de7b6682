import { type Kysely, sql } from 'kysely'
import type { Tables, Tx } from '../../database/index.ts'
import { type Reader, rowsOf } from '../../database/named-read.ts'
import type { ProviderEvent } from '../payout-rails/index.ts'

export interface NewProviderEvent extends ProviderEvent {
  readonly provider: string
  readonly signedWith: 'current' | 'previous'
  readonly bodySha256: Buffer
}

/** Its id. The same told again is counted on its line. */
export async function storeEvent(tx: Tx, event: NewProviderEvent): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`
    insert into provider_events as e (provider, reference, event, amount, currency, recipient_code, signed_with, body_sha256)
    values (${event.provider}, ${event.reference}, ${event.event}, ${event.amountMinor}, ${event.currency},
            ${event.recipientCode}, ${event.signedWith}, ${event.bodySha256})
    on conflict on constraint provider_events_once do update set times = e.times + 1
    returning id`.execute(tx)
  return rows[0]!.id
}

export interface StoredProviderEvent {
  readonly id: bigint
  readonly provider: string
  readonly reference: string
  readonly event: string
  readonly amount: bigint | null
  readonly currency: string | null
  readonly recipientCode: string | null
  readonly looks: number
  readonly isProcessed: boolean
}

export async function findEvent(on: Reader, id: bigint): Promise<StoredProviderEvent | undefined> {
  const rows = await rowsOf(
    on,
    sql<StoredProviderEvent>`
      select id, provider, reference, event, amount, currency, recipient_code as "recipientCode",
             looks, processed_at is not null as "isProcessed"
      from provider_events where id = ${id}`,
  )
  return rows[0]
}

export async function countLook(on: Kysely<Tables>, id: bigint): Promise<void> {
  await sql`update provider_events set looks = looks + 1 where id = ${id}`.execute(on)
}

export async function markProcessed(
  on: Kysely<Tables>,
  id: bigint,
  outcome: 'asked' | 'differs' | 'unknownReference',
): Promise<void> {
  await sql`
    update provider_events set processed_at = now(), outcome = ${outcome}
    where id = ${id} and processed_at is null`.execute(on)
}

export interface AttemptAtProvider {
  readonly userId: bigint
  readonly withdrawalId: bigint
  readonly amount: bigint
  readonly currencyId: 1 | 2 | 3
  readonly status: string
  readonly recipientCode: string | null
  readonly isLive: boolean
  readonly isSent: boolean
}

export async function findAttempt(
  on: Reader,
  provider: string,
  reference: string,
): Promise<AttemptAtProvider | undefined> {
  const rows = await rowsOf(
    on,
    sql<AttemptAtProvider>`
      select p.user_id as "userId", p.withdrawal_id as "withdrawalId", p.amount, p.currency_id as "currencyId", p.status,
             p.recipient_code as "recipientCode", p.ended_at is null as "isLive", coalesce(t.sends > 0, false) as "isSent"
      from payouts_at_providers p
      left join payout_work t on t.user_id = p.user_id and t.withdrawal_id = p.withdrawal_id
      where p.provider = ${provider} and p.reference = ${reference} and not p.by_hand`,
  )
  return rows[0]
}

export interface ProviderEventRow {
  readonly event: string
  readonly outcome: string | null
  readonly times: number
  readonly time: Date
}

/** What a provider told about one payout, oldest first. */
export const listProviderEvents = (
  on: Reader,
  provider: string,
  reference: string,
): Promise<ProviderEventRow[]> =>
  rowsOf(
    on,
    sql<ProviderEventRow>`
      select event, outcome, times, received_at as time from provider_events
      where provider = ${provider} and reference = ${reference} order by received_at, id limit 50`,
  )
