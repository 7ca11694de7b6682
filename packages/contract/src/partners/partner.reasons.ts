import * as z from 'zod/mini'

/** What a reason says to each side. */
export interface PartnerReason {
  /** What the partner reads. */
  readonly text: string
  readonly nextStep: string
  /** What the desk chooses by. */
  readonly deskText: string
}

/** Why an application is refused. */
export const partnerRefusals: Readonly<
  Record<
    'noBusiness' | 'websiteUnclear' | 'volumeTooLow' | 'cardsNotTraded' | 'accountTooYoung',
    PartnerReason
  >
> = {
  noBusiness: {
    text: 'We could not find a business behind this application.',
    nextStep: 'Apply again with the name under which your business is registered.',
    deskText: 'No business found behind it',
  },
  websiteUnclear: {
    text: 'Your website does not show what you sell.',
    nextStep: 'Apply again when it is online and says who you are.',
    deskText: 'Website is down, or says nothing of the business',
  },
  volumeTooLow: {
    text: 'What you expect to sell is less than the programme is made for.',
    nextStep: 'Sell from the app as before, and apply again when you sell more.',
    deskText: 'Expects too little',
  },
  cardsNotTraded: {
    text: 'You sell cards that we do not buy.',
    nextStep: 'Look at the list of cards that we buy. Apply again if some of yours are on it.',
    deskText: 'Sells cards that we do not buy',
  },
  accountTooYoung: {
    text: 'We do not know your account well enough yet.',
    nextStep: 'Verify yourself and sell some cards from the app first.',
    deskText: 'Account is new or not verified',
  },
}
/** Names a reason of `partnerRefusals`. */
export type PartnerRefusalName = keyof typeof partnerRefusals
/** Every reason for a refusal, in the order in which the desk shows them. */
export const partnerRefusalNames = [
  'noBusiness',
  'websiteUnclear',
  'volumeTooLow',
  'cardsNotTraded',
  'accountTooYoung',
] as const satisfies readonly PartnerRefusalName[]
/** Checks the name of a reason for a refusal. */
export const partnerRefusalSchema = z.literal(partnerRefusalNames)

/** Why a partner's access is paused. */
export const partnerSuspensions: Readonly<
  Record<'keyLeaked' | 'stolenCards' | 'unusualTraffic' | 'termsBroken', PartnerReason>
> = {
  keyLeaked: {
    text: 'One of your keys was found in public.',
    nextStep: 'Write to us: we open your access again once your keys are safe.',
    deskText: 'A key was found in public',
  },
  stolenCards: {
    text: 'Several of your cards were reported as stolen.',
    nextStep: 'Write to us and tell us where these cards came from.',
    deskText: 'Cards reported as stolen',
  },
  unusualTraffic: {
    text: 'Your program calls us in a way that we do not understand.',
    nextStep: 'Write to us and tell us what it does.',
    deskText: 'Calls that make no sense',
  },
  termsBroken: {
    text: 'The terms of the programme were not kept.',
    nextStep: 'Write to us to find out what has to change.',
    deskText: 'Terms of the programme not kept',
  },
}
/** Names a reason of `partnerSuspensions`. */
export type PartnerSuspensionName = keyof typeof partnerSuspensions
/** Every reason for a pause, in the order in which the desk shows them. */
export const partnerSuspensionNames = [
  'keyLeaked',
  'stolenCards',
  'unusualTraffic',
  'termsBroken',
] as const satisfies readonly PartnerSuspensionName[]
/** Checks the name of a reason for a pause. */
export const partnerSuspensionSchema = z.literal(partnerSuspensionNames)
