import type { CurrencyId } from '@kaadi/contract/primitives'
import { withdrawalStatus } from '@kaadi/contract/withdrawals'
import { createBatcher } from '../../../batching/index.ts'
import { columns, constraintOf, type Database, statement } from '../../../database/index.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import type { KeyedRequest } from '../../../idempotency/idempotency.ts'
import { isKeyFree, keepReplies } from '../../../idempotency/key-fragments.ts'
import { lockPayoutAccounts } from '../../bank-accounts/index.ts'
import { selectLeaving } from '../../deletion/index.ts'
import { selectBlockedAccounts, selectPaused } from '../../risk/index.ts'
import { forgivePins } from '../../withdrawal-pins/index.ts'

export interface NewWithdrawal {
  readonly request: KeyedRequest
  readonly publicId: string
  readonly providerReference: string
  readonly currencyId: CurrencyId
  readonly amount: bigint
  readonly fee: bigint
  /** How much of it the level took off, in percent. */
  readonly feeOffPercent: number
  readonly bankAccountId: bigint
  /** The failed one that is sent again. */
  readonly retryOf?: bigint | undefined
  /** The seller's rule asks for it. */
  readonly byRule: boolean
  /** What must stay in the wallet once the amount is held. */
  readonly leaves?: bigint | undefined
  /** What may be asked for in one day. */
  readonly dailyMax: bigint
  /** What may be asked for to an account while it is new, by all who saved it. */
  readonly newAccountMax: bigint
  /** The promise; none while payouts are stopped. */
  readonly expectedSeconds: number | undefined
  readonly payoutsStoppedSince: Date | null
  /** How much earlier it stands in the line for payouts. */
  readonly headStartMinutes: number
}

/**
 * `keyed`: the key has a reply already. `again`: another request of the same user was in the batch, send this one once
 * more. `noAccount`: the bank account was removed meanwhile. `leaving`: the user has asked to delete their account.
 * `owing`: the user owes in another currency. `paused`: the user may not withdraw now. `blockedAccount`: the bank account is on the block list.
 */
export type WithdrawalOutcome =
  | 'posted'
  | 'insufficient'
  | 'keyed'
  | 'again'
  | 'noAccount'
  | 'leaving'
  | 'owing'
  | 'paused'
  | 'blockedAccount'

export interface AskedWithdrawal {
  readonly outcome: WithdrawalOutcome
  /** Of one that was posted. */
  readonly createdAt: Date
  readonly expectedAt: Date | null
}

const item = columns<NewWithdrawal>({
  user_id: ['bigint', ({ request }) => request.userId],
  key: ['text', ({ request }) => request.key],
  request_hash: ['bytea', ({ request }) => request.requestHash],
  public_id: ['text', ({ publicId }) => publicId],
  reference: ['text', ({ providerReference }) => providerReference],
  currency_id: ['smallint', ({ currencyId }) => currencyId],
  amount: ['bigint', ({ amount }) => amount],
  fee: ['bigint', ({ fee }) => fee],
  fee_off: ['integer', ({ feeOffPercent }) => feeOffPercent],
  account_id: ['bigint', ({ bankAccountId }) => bankAccountId],
  retry_of: ['bigint', ({ retryOf }) => retryOf],
  by_rule: ['boolean', ({ byRule }) => byRule],
  leaves: ['bigint', ({ leaves }) => leaves],
  daily_max: ['bigint', ({ dailyMax }) => dailyMax],
  new_account_max: ['bigint', ({ newAccountMax }) => newAccountMax],
  expected_seconds: ['integer', ({ expectedSeconds }) => expectedSeconds],
  head_start: ['integer', ({ headStartMinutes }) => headStartMinutes],
})

const kept = {
  owner: 'user_id',
  realm: `'seller'`,
  key: 'key',
  operation: `'withdrawals.request'`,
  requestHash: 'request_hash',
  reply: `jsonb_build_object('id', public_id)`,
}

/**
 * Holds the amount, writes the withdrawal, its key and its events in one statement over a list, and forgives the try of
 * the PIN that was right. The ledger decides who has enough; the day's row decides who is within the limit.
 */
const ask = statement<NewWithdrawal, AskedWithdrawal>(
  'withdrawals.request',
  item,
  `
  with item as (
    select nextval('withdrawals_id_seq') as id, i.*,
           row_number() over (partition by i.user_id order by i.ord) as turn
    from ${item.as('i')}
  ), fresh as materialized (
    select * from item i where turn = 1 and ${isKeyFree({ owner: 'i.user_id', realm: `'seller'`, key: 'i.key' })}
  ), leaving as materialized (
    ${selectLeaving('fresh')}
  ), paused as materialized (
    ${selectPaused('fresh', 'withdrawing')}
  ), blocked as materialized (${selectBlockedAccounts('fresh')}
  ), staying as materialized (
    select * from fresh where user_id not in (select user_id from leaving)
      and user_id not in (select user_id from paused) and ord not in (select ord from blocked)
  ), held as materialized (
    ${lockPayoutAccounts('staying')}
  ), free as materialized (
    -- Asked last, under the locks: what somebody owes by now counts, and not by when the statement began (decision 198).
    select * from held where not ledger_owes_in_another(user_id, currency_id)
  ), posted as materialized (
    select * from ledger_post_each((
      select array_agg(('withdrawal.held', id, 0, ledger_user_available(user_id, currency_id),
                        ledger_user_held(user_id, currency_id), amount)::ledger_leg order by ord) from free))
  ), done as materialized (
    -- Of what a rule asks for, what must stay is looked at here, in the wallet that 'posted' has locked.
    select h.*, case when h.leaves is not null then withdrawals_keep_back(h.user_id, h.currency_id, h.leaves) end
    from held h join posted p on p.event_id = h.id and p.status = 'posted'
  ), cap as (
    -- One account of two sellers is one row.
    insert into withdrawal_first_days as d (fingerprint, began_at, ends_at, amount, most)
    select fingerprint, now(), now() + max(new_for), sum(amount), max(new_account_max) from done where is_new
    group by fingerprint order by fingerprint
    on conflict on constraint withdrawal_first_days_pkey
      do update set began_at = case when d.ends_at > now() then d.began_at else excluded.began_at end,
                    ends_at = case when d.ends_at > now() then d.ends_at else excluded.ends_at end,
                    amount = case when d.ends_at > now() then d.amount else 0 end + excluded.amount, most = excluded.most
    returning fingerprint, began_at
  ), made as (
    insert into withdrawals (user_id, id, public_id, currency_id, amount, fee, fee_off_percent, bank_account_id,
                             new_account_cap_at, retry_of, by_rule, provider_reference, head_start_minutes, expected_at)
    select d.user_id, d.id, d.public_id, d.currency_id, d.amount, d.fee, d.fee_off, d.account_id, c.began_at, d.retry_of,
           d.by_rule, d.reference, d.head_start, now() + make_interval(secs => d.expected_seconds)
    from done d left join cap c on d.is_new and c.fingerprint = d.fingerprint
  ), day as (
    insert into withdrawal_days as d (user_id, currency_id, day, amount, most)
    select user_id, currency_id, (now() at time zone 'utc')::date, amount, daily_max from done order by user_id
    on conflict on constraint withdrawal_days_pkey
      do update set amount = d.amount + excluded.amount, most = excluded.most
  ), forgiven as (${forgivePins('(select user_id from item where not by_rule)')}
  ), kept as (${keepReplies(kept, 'done')}
  ), notified as materialized (
    select publish_user_events(array_agg(e order by ord, n)) from done, lateral (values
      (1, withdrawal_event(user_id, public_id, ${withdrawalStatus.requested})), (2, balance_event(user_id, currency_id))) as l (n, e)
  )
  select case when i.turn > 1 then 'again'
              when f.id is null then 'keyed'
              when i.user_id in (select user_id from leaving) then 'leaving'
              when i.user_id in (select user_id from paused) then 'paused'
              when i.ord in (select ord from blocked) then 'blockedAccount'
              when h.id is null then 'noAccount'
              when p.event_id is null then 'owing'
              else p.status end as outcome,
         now() as "createdAt", now() + make_interval(secs => i.expected_seconds) as "expectedAt"
  from notified, item i
  left join fresh f on f.id = i.id left join held h on h.id = i.id left join posted p on p.event_id = i.id
  order by i.ord`,
)

export function createRequestWithdrawals({ postings }: Pick<Database, 'postings'>) {
  const send = createBatcher<NewWithdrawal, AskedWithdrawal>({
    name: 'withdrawals.request',
    run: (items) => ask.run(postings, items),
  })
  return async (item: NewWithdrawal): Promise<AskedWithdrawal | { readonly outcome: 'keyed' }> => {
    try {
      return await send(item)
    } catch (error) {
      // Known only by trying: the limit is checked on the row that whoever comes second has waited for.
      if (constraintOf(error) === 'withdrawal_days_within_limit') throw new DomainError('dailyLimitReached')
      if (constraintOf(error) === 'withdrawal_first_days_within_limit')
        throw new DomainError('newAccountLimitReached')
      if (constraintOf(error) === 'withdrawals_leave_what_is_kept') throw new DomainError('insufficientFunds')
      if (constraintOf(error) === 'withdrawals_retried_once') throw new DomainError('withdrawalNotRetryable')
      // Two batches carried the same key: the other one was first.
      if (constraintOf(error) === 'idempotency_keys_pkey') return { outcome: 'keyed' }
      throw error
    }
  }
}
