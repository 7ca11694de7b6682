import type { CurrencyId } from '@kaadi/contract/constants'
import { type Message, msg } from '@kaadi/words'

/** What a wallet is called on its tab. */
export const walletNames: Readonly<Record<CurrencyId, Message>> = {
  1: msg('Naira'),
  2: msg('Cedi'),
  3: msg('USDT'),
}
