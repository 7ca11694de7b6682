/** What a rule of a hold says to each side. */
export interface HoldRule {
  /** What the seller reads: why. */
  readonly text: string
  /** What the seller can do meanwhile. */
  readonly nextStep: string
  /** What the operator chooses by. */
  readonly deskText: string
}

/** The rules by which one withdrawal is held. There is no other ground. */
export const holdRules: Readonly<Record<HoldRuleName, HoldRule>> = {
  sharedAccount: {
    text: 'The account that you withdraw to is saved by somebody else too.',
    nextStep: 'You need to do nothing. To be paid sooner, withdraw to an account that is yours alone.',
    deskText: 'The account is saved by another seller too',
  },
  unusualAmount: {
    text: 'This withdrawal is unlike the ones that you made before.',
    nextStep: 'You need to do nothing. If it was not you, cancel it and change your password.',
    deskText: 'It is unlike what the seller withdrew before',
  },
  accountUnclear: {
    text: 'We have to be sure that the account is yours.',
    nextStep: 'You need to do nothing. You can cancel it and withdraw to another account.',
    deskText: 'It is unclear whose account it is',
  },
  cardsQuestioned: {
    text: 'Cards that this money comes from are being asked about.',
    nextStep: 'You need to do nothing. Keep the receipts of these cards.',
    deskText: 'The cards behind the money are being asked about',
  },
}

/** Every rule, in the order in which the console shows them. */
export const holdRuleNames = ['sharedAccount', 'unusualAmount', 'accountUnclear', 'cardsQuestioned'] as const
/** Names a rule of `holdRules`. */
export type HoldRuleName = (typeof holdRuleNames)[number]

/** How long a withdrawal is held by the service itself, in hours: a rule that looks at accounts. */
export const holdHours = 24
/** The longest a withdrawal can be held, in hours. */
export const holdMaxHours = 72
