/**
 * Why somebody at the desk saw a card's code, in the words that its seller reads. An operator chooses one of
 * `chosenRevealPurposes`; the others are written by the service: a claim shows photos, and photos show codes. Who redeems
 * cards for the desk is not told.
 */
export const revealPurposes = {
  checkBalance: 'Checked the balance with the issuer',
  comparePhoto: 'Compared the code with the photo',
  redeem: 'Redeemed the card',
  secondLook: 'Looked at the card a second time',
  photosOpened: 'Opened the photos for review',
  photoCompared: 'Looked at a photo again',
  codeEntered: 'Typed the code from the photo',
  codeCorrected: 'Corrected the code typed from the photo',
  handedToRedeemer: 'Shown to a company that redeems cards',
} as const
/** A purpose for which a code was seen; it keeps its meaning for ever. */
export type RevealPurpose = keyof typeof revealPurposes

/** The purposes that an operator can give to open a code. */
export const chosenRevealPurposes = [
  'checkBalance',
  'comparePhoto',
  'redeem',
  'secondLook',
] as const satisfies readonly RevealPurpose[]

/** Whether a stored purpose is one of these; older ones are plain words. */
export const isRevealPurpose = (purpose: string): purpose is RevealPurpose =>
  Object.hasOwn(revealPurposes, purpose)
