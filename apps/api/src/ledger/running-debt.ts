import type { CurrencyId } from '@kaadi/contract/primitives'
import { type RawBuilder, sql } from 'kysely'
import { type Reader, rowsOf } from '../database/named-read.ts'
import { showMoney } from './show-money.ts'

type InSql = bigint | number | RawBuilder<unknown>

/** In SQL: what a user owes in a currency, in its minor units; zero where nothing. */
export const owedIn = (userId: InSql, currencyId: InSql): RawBuilder<bigint> =>
  sql<bigint>`coalesce((select d.owed from running_debts d where d.user_id = ${userId} and d.currency_id = ${currencyId}), 0)`

/** What a user owes in a currency by now, in its minor units; zero where nothing. */
export async function readOwed(on: Reader, userId: bigint, currencyId: CurrencyId): Promise<bigint> {
  const rows = await rowsOf(on, sql<{ owed: bigint }>`select ${owedIn(userId, currencyId)} as owed`)
  return rows[0]!.owed
}

/**
 * What a seller reads of money that is paid to their wallet, as "₦5.00 for Steam $1 is in your balance.": the books pay what they owe
 * in its currency from it first, so it is in the balance only where they owed nothing.
 */
export function sayCredited(
  { amount, title }: { readonly amount: string; readonly title: string },
  {
    owed,
    currencyId,
    isAgreed = false,
  }: {
    readonly owed: bigint
    readonly currencyId: CurrencyId
    /** At the price that its seller accepted. */
    readonly isAgreed?: boolean
  },
): string {
  const what = `${amount} for ${title}`
  if (owed === 0n)
    return isAgreed ? `${what} is in your balance, as you agreed.` : `${what} is in your balance.`
  const back = `you owed ${showMoney(owed, currencyId)}. That is paid back from it first.`
  return isAgreed
    ? `${what} came to your wallet, as you agreed: ${back}`
    : `${what} came to your wallet: ${back}`
}

/**
 * What a seller reads of money that was taken back for a card, or else from their wallet, with what an operator wrote of it:
 * what was not there they owe in its currency, and the books pay that from their next credits.
 */
export function sayTaken(
  { amount, title, words }: { readonly amount: string; readonly title?: string; readonly words: string },
  { owed, currencyId }: { readonly owed: bigint; readonly currencyId: CurrencyId },
): string {
  const taken =
    title === undefined ? `${amount} was taken from your wallet.` : `${amount} for ${title} was taken back.`
  if (owed === 0n) return `${taken} ${words}`
  return `${taken} ${showMoney(owed, currencyId)} of it was not there: your next credits pay it back. ${words}`
}
