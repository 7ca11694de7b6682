import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { PromotionsEndpoints } from './promotions.endpoints.ts'

/** Where each call comes from, and what its schema cannot say. */
export const promotionsNotes: NotesOf<PromotionsEndpoints> = {
  unreadRewards: {
    source: { specification: 7 },
    units: "amounts are decimal strings in the reward's currency",
  },
  readReward: { source: { specification: 7 } },
  invitation: { source: { decision: 44 } },
  firstOrderReward: {
    source: { specification: 7 },
    units: "the amount is a decimal string in the reward's currency",
  },
}
