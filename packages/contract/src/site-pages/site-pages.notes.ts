import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { SitePagesEndpoints } from './site-pages.endpoints.ts'

const errors = {
  changeStale: '`details.values.revision` is where it stands, `details.changedBy` who was faster',
}

/** Where each call comes from, and what its schema cannot say. */
export const sitePagesNotes: NotesOf<SitePagesEndpoints> = {
  list: { source: { decision: 153 } },
  page: { source: { decision: 153 } },
  saveDraft: { source: { decision: 153 }, errors },
  publish: { source: { decision: 153 }, errors },
  undo: { source: { decision: 153 }, errors },
}
