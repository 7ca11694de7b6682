import type { AdjustmentReason } from '@kaadi/contract/adjustments'
import type { LedgerAccount, LedgerAccountName } from '@kaadi/contract/treasury'
import { walletCurrency } from '@kaadi/core/money'
import { type Message, msg, t } from '@kaadi/words'

const names: Readonly<Record<LedgerAccountName, Message>> = {
  available: msg('Available'),
  held: msg('Held'),
  receivable: msg('Owed by the seller'),
  cards: msg('Cards bought'),
  promo: msg('Bonuses and rewards'),
  'late-credit': msg('Credits for late decisions'),
  fx: msg('Exchange'),
  fee: msg('Fees'),
  payout: msg('Paid out'),
  suspense: msg('Suspense'),
}

/** Who pays out, as people call them. */
export const providerName = (provider: string): string =>
  provider === 'manual'
    ? t('by hand')
    : provider === 'usdt'
      ? t('USDT by hand')
      : provider === 'paystack'
        ? t('Paystack')
        : provider

/** `Available`, `Paid out, Paystack`. */
export const accountName = ({ name, provider }: Pick<LedgerAccount, 'name' | 'provider'>): string =>
  provider === null ? t(names[name]) : `${t(names[name])}, ${providerName(provider)}`

/** `adaeze, Available`. */
export const accountOf = (account: Pick<LedgerAccount, 'name' | 'provider' | 'seller'>): string =>
  account.seller === null ? accountName(account) : `${account.seller.name}, ${accountName(account)}`

/** `adaeze, Available · Naira`, where currencies stand beside each other. */
export const accountIn = (account: LedgerAccount): string =>
  `${accountOf(account)} · ${walletCurrency(account.currencyId).name ?? ''}`

/** Why books are corrected by hand, as people say it. */
export const reasonWords: Readonly<Record<AdjustmentReason, Message>> = {
  paidTwice: msg('Paid twice'),
  notCredited: msg('Not credited'),
  wrongFee: msg('Wrong fee'),
  providerDiffers: msg('The provider has another amount'),
  goodwill: msg('Goodwill'),
  other: msg('Something else'),
}
