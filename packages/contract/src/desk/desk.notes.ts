import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { DeskEndpoints } from './desk.endpoints.ts'

const inWalletCurrency =
  "payouts and credits are decimal strings in the order's wallet currency, face values in the card's own"

/** Where each call comes from, and what its schema cannot say. */
export const deskNotes: NotesOf<DeskEndpoints> = {
  queue: { source: { decision: 46 }, units: inWalletCurrency },
  stats: { source: { decision: 46 }, units: 'the amount is a decimal string in naira' },
  order: { source: { decision: 46 }, units: inWalletCurrency },
  events: { source: { decision: 46 } },
  claim: {
    source: { decision: 46 },
    units: inWalletCurrency,
    errors: {
      claimedByAnother: '`details.claimedBy`; `details.byMe` where it is another session of the caller',
    },
  },
  takeNext: { source: { decision: 46 }, units: inWalletCurrency },
  renew: { source: { decision: 46 } },
  release: { source: { decision: 46 } },
  handOver: { source: { decision: 115 }, units: inWalletCurrency },
  reveal: { source: { decision: 46 } },
  comparePhotos: { source: { decision: 150 } },
  enterCode: {
    source: { decision: 190 },
    units: inWalletCurrency,
    errors: { codeOfOtherCard: 'another card of the same order has it; `details.position`, from 1' },
  },
  noteBalance: { source: { decision: 127 }, units: `${inWalletCurrency}; balances in the card’s own` },
  uploadEvidence: { source: { decision: 46 }, units: 'sizes in pixels and bytes' },
  offerPrices: {
    source: { decision: 79 },
    units: "decimal strings: rates in the order's wallet currency, face values in the card's own",
  },
  cancel: { source: { decision: 107 }, units: inWalletCurrency },
  decide: {
    source: { decision: 46 },
    units: inWalletCurrency,
    errors: {
      codeNotOpened:
        'a card is valid only after its code was opened or entered under this claim; `details.cardId`',
    },
  },
}
