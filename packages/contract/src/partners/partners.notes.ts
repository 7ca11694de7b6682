import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { PartnersEndpoints } from './partners.endpoints.ts'

const keys = { source: { decision: 73 } } as const
const webhooks = { source: { decision: 73 } } as const

/** Where each call comes from, and what its schema cannot say. */
export const partnersNotes: NotesOf<PartnersEndpoints> = {
  overview: { source: { decision: 73 }, units: "amounts are decimal strings in the wallet's currency" },
  apply: { source: { decision: 73 }, units: "amounts are decimal strings in the wallet's currency" },
  makeKey: keys,
  rotateKey: {
    ...keys,
    units: 'the old key ends at once, whatever `overlapHours` says, where the tier has no room for both',
    errors: { partnerKeyEnded: 'it has ended, or another takes its place already' },
  },
  revokeKey: keys,
  saveWebhook: {
    ...webhooks,
    errors: { webhookAddressRefused: 'it is no https address, or names a host inside a network' },
  },
  rotateSecret: webhooks,
  sendTest: webhooks,
  deliveries: webhooks,
  resend: webhooks,
  volume: { source: { decision: 73 }, units: "amounts are decimal strings in the partner's currency" },
}
