import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { BooksEndpoints } from './books.endpoints.ts'

const units = 'amounts are decimal strings in the currency beside them'

/** Where each call comes from, and what its schema cannot say. */
export const booksNotes: NotesOf<BooksEndpoints> = {
  standing: { source: { decision: 96 }, units },
  matches: { source: { decision: 96 }, units },
  match: { source: { decision: 96 }, units },
  exceptions: { source: { decision: 96 }, units },
  take: {
    source: { decision: 96 },
    units,
    errors: { exceptionTaken: 'the name of its owner, in `details.takenBy`' },
  },
  close: { source: { decision: 96 }, units },
  stop: { source: { decision: 96 }, units },
  askRestart: { source: { decision: 96 }, units },
  dropRestart: { source: { decision: 96 }, units },
  restartChallenge: { source: { decision: 170 } },
  restart: { source: { decision: 170 }, units },
}
