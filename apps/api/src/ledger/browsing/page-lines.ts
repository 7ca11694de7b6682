import type { KeyedPage } from '@kaadi/contract/primitives'
import { type RawBuilder, sql } from 'kysely'
import { type Reader, rowsOf } from '../../database/named-read.ts'
import { type PageRequest, pageByKey } from '../../lists/paging.ts'
import { wholeNumber } from '../../lists/sort-key.ts'
import type { AccountAddress } from '../chart-of-accounts.ts'
import type { EventKind } from '../event-kind.ts'
import { type Days, linesByNumber, transfersByNumber, withinDays } from './days.ts'

export interface BrowsedLine {
  readonly transferId: bigint
  readonly kind: EventKind
  readonly eventId: bigint
  readonly createdAt: Date
  /** With the sign of the chosen account; without one above zero. */
  readonly amount: bigint
  readonly debit: AccountAddress
  readonly credit: AccountAddress
  readonly balanceAfter: bigint | null
}

/** Looked up for each line of a page: joined, all accounts would be read where their number is misjudged. */
const addressOf = (side: string) =>
  sql`(select a.address from ledger_accounts a where a.id = t.${sql.ref(side)})`
const facts = sql`t.id as "transferId", t.kind, t.event_id as "eventId", t.created_at as "createdAt",
  ${addressOf('debit_account_id')} as debit, ${addressOf('credit_account_id')} as credit`
/** `offset 0` keeps the look-up of a transfer a look-up. */
const entries = sql`(ledger_entries e cross join lateral (
  select * from ledger_transfers of_entry where of_entry.id = e.transfer_id offset 0) t)`

/** The lines of one account with its running balance, by their number: a deep page costs what the first one costs. */
export async function pageAccountLines(
  on: Reader,
  request: PageRequest,
  { accountId, kind, ...days }: Days & { readonly accountId: bigint; readonly kind?: EventKind | undefined },
): Promise<KeyedPage<BrowsedLine>> {
  const inDays = await withinDays(on, linesByNumber(accountId), days)
  const own = sql<boolean>`e.account_id = ${accountId} and ${inDays}`
  const isPlain = kind === undefined && !days.from && !days.before
  return pageByKey<BrowsedLine>(on, request, {
    columns: sql`${facts}, e.amount, e.balance_after as "balanceAfter"`,
    tables: entries,
    where: kind === undefined ? own : sql<boolean>`${own} and t.kind = ${kind}`,
    counted: isPlain ? sql`ledger_entries e` : entries,
    identity: [sql`e.account_id`, sql`e.version`],
    keys: [wholeNumber(sql`e.version`)],
  })
}

const signed = (accountId: bigint | undefined) =>
  accountId === undefined
    ? sql`t.amount`
    : sql`case when t.credit_account_id = ${accountId} then t.amount else -t.amount end as amount`

/**
 * The transfers of one kind, by their event, perhaps those that touch one account of the house: an account with millions of
 * lines is not walked through for the few of a kind. Nothing says here what it held afterwards.
 */
export function pageKindLines(
  on: Reader,
  request: PageRequest,
  { kind, accountId }: { readonly kind: EventKind; readonly accountId?: bigint | undefined },
): Promise<KeyedPage<BrowsedLine>> {
  const ofKind = sql<boolean>`t.kind = ${kind}`
  return pageTransfers(on, request, {
    where:
      accountId === undefined
        ? ofKind
        : sql<boolean>`${ofKind} and ${accountId} in (t.debit_account_id, t.credit_account_id)`,
    amount: signed(accountId),
    keys: [wholeNumber(sql`t.event_id`), wholeNumber(sql`t.leg`)],
  })
}

interface Chosen extends Days {
  readonly kind?: EventKind | undefined
  readonly accountId?: bigint | undefined
}

/** All transfers, the newest first; of some days perhaps those of one kind, or those that touch one account of the house. */
export async function pageAllLines(
  on: Reader,
  request: PageRequest,
  { kind, accountId, ...days }: Chosen = {},
): Promise<KeyedPage<BrowsedLine>> {
  const inDays = await withinDays(on, transfersByNumber, days)
  const ofKind = kind === undefined ? sql`true` : sql`t.kind = ${kind}`
  const ofAccount =
    accountId === undefined ? sql`true` : sql`${accountId} in (t.debit_account_id, t.credit_account_id)`
  return pageTransfers(on, request, {
    where: sql<boolean>`${inDays} and ${ofKind} and ${ofAccount}`,
    amount: signed(accountId),
    keys: [wholeNumber(sql`t.id`)],
  })
}

/** What one event moved, under each of its kinds: a handful, found by the event before they are ordered. */
export const pageEventLines = (
  on: Reader,
  request: PageRequest,
  { kinds, eventId }: { readonly kinds: readonly EventKind[]; readonly eventId: bigint },
): Promise<KeyedPage<BrowsedLine>> =>
  pageTransfers(on, request, {
    where: sql<boolean>`true`,
    amount: signed(undefined),
    keys: [wholeNumber(sql`t.id`)],
    counted: sql`(select * from ledger_transfers
      where kind = any (${[...kinds]}::text[]) and event_id = ${eventId} offset 0) t`,
  })

function pageTransfers(
  on: Reader,
  request: PageRequest,
  given: {
    readonly where: RawBuilder<boolean>
    readonly amount: RawBuilder<unknown>
    readonly keys: Parameters<typeof pageByKey>[2]['keys']
    readonly counted?: RawBuilder<unknown>
  },
): Promise<KeyedPage<BrowsedLine>> {
  return pageByKey<BrowsedLine>(on, request, {
    columns: sql`${facts}, ${given.amount}, null::bigint as "balanceAfter"`,
    tables: sql`ledger_transfers t`,
    where: given.where,
    counted: given.counted ?? sql`ledger_transfers t`,
    identity: [sql`t.id`],
    keys: given.keys,
  })
}

/** Undefined for an account that nobody has posted to. */
export async function findAccountId(on: Reader, address: AccountAddress): Promise<bigint | undefined> {
  const rows = await rowsOf(
    on,
    sql<{ id: bigint }>`select id from ledger_accounts where address = ${address}`,
  )
  return rows[0]?.id
}
