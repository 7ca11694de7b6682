import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { CurrenciesEndpoints } from './currencies.endpoints.ts'

/** Where each call comes from, and what its schema cannot say. */
export const currenciesNotes: NotesOf<CurrenciesEndpoints> = {
  settleCurrencies: { source: { specification: 7 }, units: '`rate` is a number, with the naira at 1' },
  rates: {
    source: { specification: 7 },
    units: 'a rate is a decimal string, `outCurrencyId` for one `inCurrencyId`',
  },
  networks: {
    source: { specification: 7 },
    units: "fee and smallest amount are decimal strings in the currency's main unit",
  },
}
