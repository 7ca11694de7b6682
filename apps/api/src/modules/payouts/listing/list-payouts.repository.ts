import { type PayoutPageQuery, transactionHashOf } from '@kaadi/contract/payouts'
import { defaultCurrencyId, type KeyedPage } from '@kaadi/contract/primitives'
import { withdrawalStatus } from '@kaadi/contract/withdrawals'
import { type RawBuilder, sql } from 'kysely'
import { type Reader, rowsOf } from '../../../database/named-read.ts'
import { begins, foundBy } from '../../../lists/name-search.ts'
import { pageByKey, upTo } from '../../../lists/paging.ts'
import { instant, wholeNumber } from '../../../lists/sort-key.ts'
import { withdrawalRows } from '../../withdrawals/index.ts'
import { payoutRails } from '../payout-rails.ts'
import { payoutColumns, payoutTables, type StoredPayout } from '../payouts.repository.ts'
import { isOverLimit, releaseAsked, waitsForSecond } from '../releasing/releases.repository.ts'
import { returnProposed, waitsForReturn, wasHeldBy } from '../returning/returns.repository.ts'

const { requested, riskHold, queued, sent, unknown, paid } = withdrawalStatus
const states = (...wanted: number[]) =>
  sql`w.status in (${sql.join(wanted.map((status) => sql.lit(status)))})`

/** Nobody has it: it was never taken, or it was handed back, and no machine carries it out. Spelled as in the index withdrawals_to_be_taken, which serves it. */
const isToBeTaken = sql<boolean>`(${states(requested, queued)} or ${states(sent)} and w.taken_by is null and not w.at_provider)`
/** How many wait, counted up to a limit, and how much that is in kobo, all of it: other currencies are counted, not added. */
export const payoutsWaiting = {
  count: sql<number>`(select count(*) from ${upTo(sql`${withdrawalRows} where ${isToBeTaken}`)})::integer`,
  amount: sql<bigint>`(select coalesce(sum(w.amount), 0) from ${withdrawalRows}
                       where ${isToBeTaken} and w.currency_id = ${sql.lit(defaultCurrencyId)})::bigint`,
}

/** Somebody has asked for its release, which nobody gave yet. Over the limit it waits for that in whosever hands it is. */
const isToBeReleased = sql<boolean>`((w.user_id, w.id) in (
    select r.user_id, r.withdrawal_id from payout_releases r where r.released_at is null)
  and (${isToBeTaken} or ${states(sent)} and not w.at_provider and ${isOverLimit}))`

/** How many releases others than the operator asked for, counted up to a limit. */
export const releasesWaiting = (operatorId: bigint) =>
  sql<number>`(select count(*) from ${upTo(
    sql`${withdrawalRows} where ${isToBeReleased} and ${releaseAsked.byId} <> ${operatorId}`,
  )})`

/** How many returns others than the operator proposed of what they never had in hand, counted up to a limit. */
export const returnsWaiting = (operatorId: bigint) =>
  sql<number>`(select count(*) from ${upTo(
    sql`${withdrawalRows} where ${waitsForReturn} and ${returnProposed.byId} <> ${operatorId} and not ${wasHeldBy(operatorId)}`,
  )})`

const isEnded = sql<boolean>`w.status >= ${sql.lit(paid)}`

const viewOf = (view: PayoutPageQuery['view'], operatorId: bigint): RawBuilder<boolean> =>
  ({
    waiting: isToBeTaken,
    release: sql<boolean>`${isToBeTaken} and ${waitsForSecond}`,
    toRelease: isToBeReleased,
    toConfirm: waitsForReturn,
    held: sql<boolean>`${states(riskHold)}`,
    mine: sql<boolean>`${states(sent, unknown)} and w.taken_by = ${operatorId}`,
    sent: sql<boolean>`${states(sent, unknown)} and (w.taken_by is not null or w.at_provider)`,
    ended: isEnded,
  })[view]

/** What waits comes by its turn, what has ended newest first, amounts largest first within their currency. */
export function pagePayouts(
  on: Reader,
  operatorId: bigint,
  query: PayoutPageQuery,
): Promise<KeyedPage<StoredPayout>> {
  const { view, sort, direction = firstOf(view, sort) } = query
  const time = timeOf(view)
  const id = wholeNumber(sql`w.id`)
  return pageByKey<StoredPayout>(on, query, {
    columns: payoutColumns,
    tables: payoutTables,
    where: sql<boolean>`${sql.join([viewOf(view, operatorId), ...filtersOf(query)], sql` and `)}`,
    counted: withdrawalRows,
    identity: [sql`w.user_id`, sql`w.id`],
    keys:
      sort === 'amount'
        ? [wholeNumber(sql`w.currency_id`), wholeNumber(sql`w.net`), id]
        : [instant(time), id],
    ascending: direction === 'ascending',
  })
}

const timeOf = (view: PayoutPageQuery['view']): RawBuilder<Date> => {
  if (view === 'ended' || view === 'toConfirm') return sql`w.updated_at`
  return view === 'waiting' || view === 'release' || view === 'toRelease' ? sql`w.turn_at` : sql`w.created_at`
}

const firstOf = (view: PayoutPageQuery['view'], sort: PayoutPageQuery['sort']) =>
  sort === 'amount' || view === 'ended' ? 'descending' : 'ascending'

function filtersOf({
  search,
  bankCode,
  currencyId,
  askedFrom,
  askedBefore,
}: PayoutPageQuery): RawBuilder<boolean>[] {
  const text = search?.trim()
  return [
    ...(text ? [isFound(text)] : []),
    ...(bankCode
      ? [
          sql<boolean>`exists (select from payout_accounts a
            where a.user_id = w.user_id and a.id = w.bank_account_id and a.bank_code = ${bankCode})`,
        ]
      : []),
    ...(currencyId ? [sql<boolean>`w.currency_id = ${currencyId}`] : []),
    ...(askedFrom ? [sql<boolean>`w.created_at >= ${askedFrom}::timestamptz`] : []),
    ...(askedBefore ? [sql<boolean>`w.created_at < ${askedBefore}::timestamptz`] : []),
  ]
}

/**
 * By the beginning of a seller's or an account's name or of a reference (or its end, as the list shows it), by four last
 * digits, by a whole slip number.
 */
function isFound(text: string): RawBuilder<boolean> {
  const lower = text.toLowerCase()
  return foundBy(sql`(w.user_id, w.id)`, [
    sql`select w.user_id, w.id from sellers u join ${withdrawalRows} on w.user_id = u.id where ${begins(sql`u.email`, lower)}`,
    sql`${ofAccounts} where ${begins(sql`lower(a.account_name)`, lower)}`,
    sql`${ofAccounts} where a.account_ending = ${text}`,
    sql`select w.user_id, w.id from ${withdrawalRows} where ${begins(sql`w.provider_reference`, lower)}`,
    sql`select w.user_id, w.id from ${withdrawalRows} where right(w.provider_reference, 8) = ${lower}`,
    ...paidUnder(text),
  ])
}

/** By a whole slip number, or the transaction on a network. */
const paidUnder = (text: string): RawBuilder<unknown>[] => [
  sql`select user_id, withdrawal_id from payout_attempts
      where provider = ${payoutRails.byHand} and bank_slip_key(slip_number) = bank_slip_key(${text})`,
  sql`select user_id, withdrawal_id from payout_attempts
      where provider = ${payoutRails.overNetwork} and bank_slip_key(slip_number) = bank_slip_key(${transactionHashOf(text)})`,
]

/** Its reference, the end of it that lists show, or a slip of it is what was looked for. */
const isWhole = (text: string): RawBuilder<boolean> =>
  sql<boolean>`(${text.toLowerCase()} in (w.provider_reference, right(w.provider_reference, 8))
    or (w.user_id, w.id) in (${sql.join(paidUnder(text), sql` union all `)}))`

const ofAccounts = sql`select w.user_id, w.id from payout_accounts a
  join ${withdrawalRows} on w.user_id = a.user_id and w.bank_account_id = a.id`

export interface FoundPayout extends StoredPayout {
  readonly isWhole: boolean
}

/** What a text finds, whatever became of it: what is typed whole first, then the newest. */
export const findPayouts = (on: Reader, text: string, most: number): Promise<FoundPayout[]> =>
  rowsOf(
    on,
    sql<FoundPayout>`
      select ${payoutColumns}, ${isWhole(text)} as "isWhole" from ${payoutTables} where ${isFound(text)}
      order by "isWhole" desc, w.created_at desc limit ${most}`,
  )
