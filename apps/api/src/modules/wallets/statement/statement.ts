import type { CurrencyId } from '@kaadi/contract/primitives'
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

/** Whose it is. */
export interface StatementOwner {
  readonly name: string
  readonly email: string
}

const zone = 'Africa/Lagos'
const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** `2026-11-24 14:05`, in the zone whose months the statement is made of. */
export const localTime = (instant: string | Date): string =>
  clock.format(new Date(instant)).replace(', ', ' ')

/** `statement-NGN-2026-10-2026-11.pdf` */
export const fileNameOf = (
  { fromMonth, untilMonth }: Pick<Statement, 'fromMonth' | 'untilMonth'>,
  currency: string,
  format: string,
): string => {
  const months = fromMonth === untilMonth ? fromMonth : `${fromMonth}-${untilMonth}`
  return `statement-${currency}-${months}.${format}`
}
