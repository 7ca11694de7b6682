import type { PauseRuleName, PauseScope } from '@kaadi/contract/risk'
import { type Message, msg } from '@kaadi/words'

export const scopeNames: Readonly<Record<PauseScope, Message>> = {
  selling: msg('Selling'),
  withdrawing: msg('Withdrawing'),
  both: msg('Selling and withdrawing'),
}

export const ruleNames: Readonly<Record<PauseRuleName, Message>> = {
  cardsDisputed: msg('Cards were disputed by their issuer or owner'),
  unusualUse: msg('The account may be in other hands'),
  identityUnclear: msg('It is unclear who the seller is'),
  paymentQuestioned: msg('A bank asks about a payout'),
  severalAccounts: msg('One person seems to use several accounts'),
}
