import type { HoldRuleName } from '@kaadi/contract/withdrawals'
import { type Message, msg } from '@kaadi/words'

/** What an operator chooses by. */
export const holdWords: Readonly<Record<HoldRuleName, Message>> = {
  sharedAccount: msg('The account is saved by another seller too'),
  unusualAmount: msg('It is unlike what the seller withdrew before'),
  accountUnclear: msg('It is unclear whose account it is'),
  cardsQuestioned: msg('The cards behind the money are being asked about'),
}
