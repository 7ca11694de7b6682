import type { ReasonCode } from '@kaadi/contract/card-orders'

/** Reasons in the few words that operators use among themselves; what the seller reads stands beside the chosen one. */
export const reasonNames: Readonly<Record<ReasonCode, string>> = {
  101: 'Photo cannot be read',
  102: 'Characters missing or covered',
  103: 'Code differs from the photo',
  104: 'Receipt missing',
  105: 'Receipt cut off or unreadable',
  201: 'Not activated',
  202: 'Already used, no balance',
  203: 'Code not known to the issuer',
  204: 'Issuer asks for verification',
  205: 'Locked to a region',
  206: 'Membership, not a gift card',
  207: 'Brand just closed',
  208: 'Sent before by another seller',
  209: 'In another order of this seller',
  301: 'Photo was edited',
}
