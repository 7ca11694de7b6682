import type { ReferenceRows } from '../../database/index.ts'

/** Answers that a new desk begins with. A host may write others. */
export const firstMacros: ReferenceRows = {
  from: 'start',
  table: 'desk_macros',
  rows: [
    {
      public_id: 'macro-looking',
      name: 'We are looking',
      text: 'Hello {seller}, we are looking at {number} ({card}) now. You get our answer here.',
    },
    {
      public_id: 'macro-photo',
      name: 'Send a better photo',
      text: 'Hello {seller}, we cannot read the {part of the card} of {number}. Please send a photo in daylight, without flash, with all four corners in the picture.',
    },
    {
      public_id: 'macro-issuer',
      name: 'Issuer is being asked',
      text: 'Hello {seller}, we asked the issuer of your {card}. We write again by {day}.',
    },
    {
      public_id: 'macro-paid',
      name: 'It was paid',
      text: 'Hello {seller}, we paid {paid} for {number}. Pull the wallet down to see it.',
    },
  ],
}
