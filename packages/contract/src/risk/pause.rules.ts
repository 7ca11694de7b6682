import * as z from 'zod/mini'

/** What a rule says to each side. */
export interface PauseRule {
  /** What the seller reads: why. */
  readonly text: string
  /** What the seller can do meanwhile. */
  readonly nextStep: string
  /** What the operator chooses by. */
  readonly deskText: string
}

/** The rules by which a seller is paused. There is no other ground. */
export const pauseRules: Readonly<
  Record<
    'cardsDisputed' | 'unusualUse' | 'identityUnclear' | 'paymentQuestioned' | 'severalAccounts',
    PauseRule
  >
> = {
  cardsDisputed: {
    text: 'Cards that you sent were reported as used before, or as not yours.',
    nextStep: 'Answer our mail with the receipts of these cards.',
    deskText: 'Cards were disputed by their issuer or owner',
  },
  unusualUse: {
    text: 'Your account is used in a way that is not like you.',
    nextStep: 'Change your password, and end the sessions that you do not know.',
    deskText: 'The account may be in other hands',
  },
  identityUnclear: {
    text: 'We have to be sure who you are.',
    nextStep: 'Verify your identity in your account.',
    deskText: 'It is unclear who the seller is',
  },
  paymentQuestioned: {
    text: 'A bank has asked about money that was paid to you.',
    nextStep: 'Answer our mail and tell what the payment was for.',
    deskText: 'A bank asks about a payout',
  },
  severalAccounts: {
    text: 'A person has one account here. We saw signs that you use more than one.',
    nextStep: 'Answer our mail and tell which account is yours.',
    deskText: 'One person seems to use several accounts',
  },
}

/** Names a rule of `pauseRules`. */
export type PauseRuleName = keyof typeof pauseRules
/** Every rule, in the order in which the console shows them. */
export const pauseRuleNames = [
  'cardsDisputed',
  'unusualUse',
  'identityUnclear',
  'paymentQuestioned',
  'severalAccounts',
] as const satisfies readonly PauseRuleName[]
/** Checks the name of a rule. */
export const pauseRuleSchema = z.literal(pauseRuleNames)

/** The longest a pause can be made for, in days. It can be made again. */
export const pauseMaxDays = 90
