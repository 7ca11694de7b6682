import type { PartnerReview } from '@kaadi/contract/partner-reviews'
import type {
  PartnerKey,
  PartnerRefusalName,
  PartnerSuspensionName,
  PartnerTier,
} from '@kaadi/contract/partners'
import { type Message, msg } from '@kaadi/words'

export const standings: Readonly<Record<PartnerReview['status'], Message>> = {
  waiting: msg('Waiting'),
  active: msg('Partner'),
  suspended: msg('Paused'),
  refused: msg('Refused'),
}

export const tierNames: Readonly<Record<PartnerTier, Message>> = {
  bronze: msg('Bronze'),
  silver: msg('Silver'),
  gold: msg('Gold'),
}

export const refusalNames: Readonly<Record<PartnerRefusalName, Message>> = {
  noBusiness: msg('No business found behind it'),
  websiteUnclear: msg('Website is down, or says nothing of the business'),
  volumeTooLow: msg('Expects too little'),
  cardsNotTraded: msg('Sells cards that we do not buy'),
  accountTooYoung: msg('Account is new or not verified'),
}

export const suspensionNames: Readonly<Record<PartnerSuspensionName, Message>> = {
  keyLeaked: msg('A key was found in public'),
  stolenCards: msg('Cards reported as stolen'),
  unusualTraffic: msg('Calls that make no sense'),
  termsBroken: msg('Terms of the programme not kept'),
}

export const reasonNames: Readonly<Record<PartnerRefusalName | PartnerSuspensionName, Message>> = {
  ...refusalNames,
  ...suspensionNames,
}

export const keyStates: Readonly<Record<PartnerKey['status'], Message>> = {
  live: msg('Works'),
  ending: msg('Ends soon'),
  ended: msg('Ended'),
  revoked: msg('Revoked'),
}

export const actNames: Readonly<Record<PartnerReview['history'][number]['act'], Message>> = {
  applied: msg('Applied'),
  accepted: msg('Accepted'),
  refused: msg('Refused'),
  suspended: msg('Paused'),
  resumed: msg('Opened again'),
  tierGiven: msg('Tier given'),
  keyMade: msg('Key made'),
  keyReplaced: msg('Key replaced'),
  keyRevoked: msg('Key revoked'),
  webhookSaved: msg('Webhook saved'),
  secretReplaced: msg('Signing secret replaced'),
}
