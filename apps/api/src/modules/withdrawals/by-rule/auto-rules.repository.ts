import type { AutoWithdrawKind } from '@kaadi/contract/auto-withdrawals'
import type { CurrencyId } from '@kaadi/contract/primitives'
import { type Kysely, sql } from 'kysely'
import type { Tables, Tx } from '../../../database/index.ts'
import { withdrawalState } from '../../../states-in-sql.ts'

type On = Kysely<Tables>

export interface StoredRule {
  readonly currencyId: CurrencyId
  readonly kind: AutoWithdrawKind
  /** Minor units. */
  readonly amount: bigint | null
  readonly bankAccountId: string
  readonly setAt: Date
  readonly refusal: string | null
  readonly isDefault: boolean
  /** The last withdrawal that it made was refused, failed, was taken back or came back. */
  readonly wasNotPaid: boolean
  /** It pays to an address of a network that is closed now. */
  readonly networkClosed: boolean
}

const networkClosed = sql<boolean>`(a.kind = 'network' and n.id is null)`

/** What the seller reads of a rule whose network is closed. */
export const networkClosedWords =
  'We do not pay over this network at the moment. The rule goes on by itself once we do.'

/** It was refused for a closed network that is open again: the next try need not wait. Over the aliases of `ruleTables`. */
export const isOpenAgain = sql<boolean>`(r.refusal = ${networkClosedWords} and not ${networkClosed})`

export const ruleColumns = sql`r.currency_id as "currencyId", r.kind, r.amount, a.public_id as "bankAccountId",
  r.set_at as "setAt", r.refusal, a.is_default as "isDefault",
  coalesce(w.status >= ${withdrawalState.rejected}, false) as "wasNotPaid", ${networkClosed} as "networkClosed"`

/** The aliases `r`, `a`, `n` and `w`, which `ruleColumns` reads. */
export const ruleTables = sql`(auto_withdrawals r
  join payout_accounts a on a.user_id = r.user_id and a.id = r.bank_account_id
  left join payout_networks n on n.id = a.bank_code
  left join withdrawals w on w.user_id = r.user_id and w.id = r.last_id)`

export async function listRules(on: On, userId: bigint): Promise<readonly StoredRule[]> {
  const { rows } = await sql<StoredRule>`
    select ${ruleColumns} from ${ruleTables} where r.user_id = ${userId} order by r.currency_id`.execute(on)
  return rows
}

export interface NewRule {
  readonly currencyId: CurrencyId
  readonly kind: AutoWithdrawKind
  readonly amount: bigint | null
}

/** To the main account of the currency, under the lock that accounts are saved and removed with. Whether there is one. */
export async function setRule(
  tx: Tx,
  userId: bigint,
  { currencyId, kind, amount }: NewRule,
): Promise<boolean> {
  const { rows } = await sql`
    insert into auto_withdrawals (user_id, currency_id, kind, amount, bank_account_id)
    select user_id, currency_id, ${kind}, ${amount}::bigint, id from payout_accounts
    where user_id = ${userId} and currency_id = ${currencyId} and is_default
    on conflict on constraint auto_withdrawals_pkey do update
      set kind = excluded.kind, amount = excluded.amount, bank_account_id = excluded.bank_account_id, set_at = now(),
          next_key = gen_random_uuid()::text, last_id = null, seen = null, again_at = null, refusal = null,
          waits_for_country = false
    returning user_id`.execute(tx)
  return rows.length > 0
}

/** The withdrawal came back for no fault of the rule or its account: the rule does not rest for it. */
export async function letRuleGoOn(
  tx: Tx,
  { userId, withdrawalId }: { readonly userId: bigint; readonly withdrawalId: bigint },
): Promise<void> {
  await sql`
    update auto_withdrawals set last_id = null where user_id = ${userId} and last_id = ${withdrawalId}`.execute(
    tx,
  )
}

/** Also where there is no account any more. */
export async function switchRuleOff(on: On, userId: bigint, currencyId: CurrencyId): Promise<void> {
  await sql`
    update auto_withdrawals
    set kind = 'off', amount = null, set_at = now(), next_key = gen_random_uuid()::text, last_id = null, seen = null,
        again_at = null, refusal = null, waits_for_country = false
    where user_id = ${userId} and currency_id = ${currencyId}`.execute(on)
}
