import type { CurrencyId } from '@kaadi/contract/primitives'
import type { LanguageCode } from '@kaadi/contract/users'
import type { WalletRecord } from '@kaadi/contract/wallets'

/** A statement that is kept. Amounts are decimals in the wallet's currency. */
export interface Statement {
  readonly currencyId: CurrencyId
  readonly fromMonth: string
  readonly untilMonth: string
  /** As of these many lines. Oldest first. */
  readonly lines: readonly WalletRecord[]
  readonly opening: string
  readonly closing: string
  readonly moneyIn: string
  readonly moneyOut: string
}

/** Whose it is, and the language that its paper is in. */
export interface StatementOwner {
  readonly name: string
  readonly language: LanguageCode
  readonly email: string
}

/** `statement-NGN-2026-10-2026-11.pdf` */
export const fileNameOf = (
  { fromMonth, untilMonth }: Pick<Statement, 'fromMonth' | 'untilMonth'>,
  currency: string,
  format: string,
): string => {
  const months = fromMonth === untilMonth ? fromMonth : `${fromMonth}-${untilMonth}`
  return `statement-${currency}-${months}.${format}`
}
