import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { CampaignsEndpoints } from './campaigns.endpoints.ts'

const units = "amounts are decimal strings in the campaign's currency"

/** Where each call comes from, and what its schema cannot say. */
export const campaignsNotes: NotesOf<CampaignsEndpoints> = {
  list: { source: { decision: 77 }, units },
  figures: { source: { decision: 77 }, units },
  grants: { source: { decision: 77 } },
  voidGrant: { source: { decision: 77 }, errors: { couponNotFree: 'a trade has it, or it is over' } },
}
