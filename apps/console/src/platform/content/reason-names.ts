import type { ReasonCode } from '@kaadi/contract/card-orders'
import { type Message, msg } from '@kaadi/words'

/** Reasons in the few words that operators use among themselves; what the seller reads stands beside the chosen one. */
export const reasonNames: Readonly<Record<ReasonCode, Message>> = {
  101: msg('Photo cannot be read'),
  102: msg('Characters missing or covered'),
  103: msg('Code differs from the photo'),
  104: msg('Receipt missing'),
  105: msg('Receipt cut off or unreadable'),
  106: msg('Receipt of another class'),
  107: msg('Other kind or country'),
  108: msg('Other value'),
  201: msg('Not activated'),
  202: msg('Already used, no balance'),
  203: msg('Code not known to the issuer'),
  204: msg('Issuer asks for verification'),
  205: msg('Locked to a region'),
  206: msg('Membership, not a gift card'),
  207: msg('Brand just closed'),
  208: msg('Sent before by another seller'),
  209: msg('In another order of this seller'),
  301: msg('Photo was edited'),
  302: msg('Card may be stolen'),
  303: msg('Seller was told to buy it (fraud)'),
}
