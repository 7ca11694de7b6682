import { type CurrencyId, currencies } from '@kaadi/contract/constants'
import type { OperatorRole } from '@kaadi/contract/operators'
import { countedMost } from '@kaadi/contract/primitives'
import type { MoneyCurrency } from '@kaadi/ui'

/** A wallet's currency as the kit draws it. */
export const walletCurrency = (currencyId: CurrencyId): MoneyCurrency => {
  const { symbol, spoken, decimals } = currencies[currencyId]
  return { symbol, name: spoken, decimals }
}

const clock = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

/** `21 Nov, 14:05`, in the zone of the desk. */
export const deskTime = (instant: string): string => clock.format(new Date(instant))

export const formWords = { physical: 'physical card', ecode: 'e-code' } as const
export const receiptWords = {
  none: 'no receipt',
  cash: 'cash receipt',
  debit: 'debit receipt',
  credit: 'credit receipt',
} as const

export const roleNames: Readonly<Record<OperatorRole, string>> = {
  reviewer: 'reviewer',
  senior: 'senior',
  treasurer: 'treasurer',
  editor: 'editor',
  admin: 'admin',
}

const list = new Intl.ListFormat('en-GB')
/** `reviewers, seniors and admins`. */
export const listed = (words: readonly string[]): string => list.format(words)

const grouped = new Intl.NumberFormat('en')
/** `504 orders`; the service counts no further than a limit, and then it is "or more". */
export const counted = (count: number, one: string): string =>
  `${grouped.format(count)}${count >= countedMost ? ' or more' : ''} ${one}${count === 1 ? '' : 's'}`
