import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { ExchangesEndpoints } from './exchanges.endpoints.ts'

const units =
  '`amount` is a decimal string in `inCurrencyId`, `gets` in `outCurrencyId`; the rate is how much of the second one unit of the first gives'

/** Where each call comes from, and what its schema cannot say. */
export const exchangesNotes: NotesOf<ExchangesEndpoints> = {
  quote: {
    source: { decision: 84 },
    units,
    errors: { exchangeTooSmall: 'the least amount in `details.limit`' },
  },
  make: {
    source: { decision: 84 },
    units,
    errors: {
      exchangeQuoteExpired:
        'a fresh quote in `details.quote`, what it gives more or less in `details.difference`',
    },
  },
  detail: { source: { decision: 84 }, units },
}
