import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { SiteEndpoints } from './site.endpoints.ts'

/** Where each call comes from, and what its schema cannot say. */
export const siteNotes: NotesOf<SiteEndpoints> = {
  info: {
    source: { specification: 7 },
    units:
      "limits and fees are decimal strings in the currency's main unit, a percent fee per cent; `acceptedPercent` per cent",
  },
  tips: { source: { specification: 7 } },
  news: { source: { specification: 7 } },
  banners: { source: { specification: 7 } },
  contacts: { source: { specification: 7 } },
  page: { source: { decision: 44 }, errors: { notFound: 'not set yet' } },
  setting: { source: { specification: 7 } },
}
