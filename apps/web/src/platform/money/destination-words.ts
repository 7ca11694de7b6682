import type { CurrencyId } from '@kaadi/contract/constants'
import { t } from '@kaadi/words'

/** What money of a wallet goes to, in words: an address of USDT, a bank account of everything else. */
export const destinationWords = (currencyId: CurrencyId) =>
  currencyId === 3
    ? {
        none: t('No address yet'),
        add: t('Add an address'),
        why: t('Add the address your USDT go to. It must be your own wallet.'),
      }
    : {
        none: t('No bank account yet'),
        add: t('Add a bank'),
        why: t('Add the account your money goes to. It must be in your own name.'),
      }
