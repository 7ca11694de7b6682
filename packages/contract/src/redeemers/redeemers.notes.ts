import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { RedeemersEndpoints } from './redeemers.endpoints.ts'

const inWalletCurrency =
  "payouts and credits are decimal strings in the order's wallet currency, face values and balances in the card's own"

/** Where each call comes from, and what its schema cannot say. */
export const redeemersNotes: NotesOf<RedeemersEndpoints> = {
  list: { source: { decision: 126 } },
  save: { source: { decision: 126 } },
  give: {
    source: { decision: 126 },
    units: inWalletCurrency,
    errors: {
      codeNotOpened: 'a card is handed over only after its code was opened or entered; `details.cardId`',
    },
  },
  answer: {
    source: { decision: 126 },
    units: inWalletCurrency,
    errors: { orderNotAtRedeemer: '`details.orderStatus`: where the order is instead' },
  },
}
