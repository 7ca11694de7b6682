import type { ErrorName } from './error-table.ts'

/** What people read for the service's own codes. */
export const errorWords: Readonly<Partial<Record<ErrorName, string>>> = {
  internal: 'Some things error, Please contact customer service.',
  invalidInput: 'Some of what you entered is not right. Check the marked fields.',
  overloaded: 'We are busy right now. Please try again in a moment.',
  idempotencyKeyMissing: 'This request carries no Idempotency-Key. Send one key per action.',
  idempotencyKeyReused: 'This action was already sent with other details. Start it again.',
  stillRunning: 'This action is still running. Please wait a moment.',
  crossSite: 'This request came from another site and was refused.',
  methodNotAllowed: 'This address does not take this method.',

  emailTaken: 'This email already has an account. Sign in, or reset the password.',
  weakPassword: 'This password is on every list of stolen passwords. Choose another.',
  badInvitationCode: 'This invitation code is not known. Correct it or leave it out.',
  accountLocked: 'Too many wrong passwords. This account can be tried again later.',
  selfInvitation: 'You cannot use your own invitation code.',
  nameMissing: 'Tell us your name first: we pay only into accounts in your own name.',
  nameFixed:
    'Your name is fixed once a bank account was saved or a document was sent. Write to us to correct it.',
  activationUnknown:
    'This link is not known, or a newer one was mailed. Open the newest mail, or open an account anew.',
  activationExpired: 'This link has run out. We can mail you another one.',
  activationUsed: 'Your account is already open. Sign in to it.',
  secondFactorNeeded: 'Enter the code of your authenticator app to go on.',
  wrongSecondFactor: 'This code is not right, or was used before. Enter the one that the app shows now.',
  twoFactorOn: 'Two-factor sign-in is on already.',
  twoFactorOff: 'Two-factor sign-in is off. Turn it on first.',
  passkeyRefused: 'This passkey did not work. Try again, or use another way.',
  passkeyCopied:
    'This passkey may have been copied, so we stopped it. Use another way, then remove it and add it anew.',
  passkeysFull: 'You have ten passkeys. Remove one first.',
  passkeyKnown: 'This passkey is on an account already.',
  passkeysNotHere: 'Passkeys do not work at this address.',
  deletionBlocked: 'Your account cannot be deleted yet. Settle what is open first.',
  deletionPending: 'Your account is about to be deleted. Choose to keep it first.',
  verificationWaiting: 'We are still looking at what you sent. Wait for our answer.',

  cardTypeClosed: 'We do not buy this card at the moment.',
  faceValueOutOfRange: 'We do not buy this value. See the range for this card.',
  quoteExpired: 'The rate has expired. See the new one before you send the card.',
  quoteUnusable: 'This rate belongs to another card. Ask for a new one.',
  cardAlreadySubmitted: 'You have already sent this card. Open that trade to follow it.',
  cardCodeMalformed: 'This code does not have the form of this card. Check it character by character.',
  photoMissing: 'A photo is missing. Add it and send again.',
  resubmitWindowClosed: 'The 30 minutes to send this card again are over.',
  resubmitUsed: 'This card was already sent again once. It cannot be sent a third time.',
  orderNotCorrectable: 'This trade cannot be sent again.',
  orderNotCancellable: 'We have started to check this card. It can no longer be cancelled.',

  notAnImage:
    'This file is not a photo we can open. Send a JPEG, PNG, WebP or AVIF. On an iPhone: Settings, Camera, Formats, Most Compatible, then take it again.',
  fileTooLarge: 'This photo is too large. Send one under 5 MB.',
  uploadStorageFull: 'We cannot store photos right now. Please try again later.',

  insufficientFunds: 'Your balance is lower than this amount.',
  belowMinimum: 'This is less than the smallest withdrawal.',
  aboveMaximum: 'This is more than the largest withdrawal.',
  dailyLimitReached: 'This is more than you can withdraw today.',
  pinNotSet: 'Set a withdrawal password first.',
  wrongPin: 'Wrong withdrawal password.',
  pinLocked: 'Too many wrong withdrawal passwords. Try again later.',
  withdrawalNotCancellable: 'This withdrawal is already on its way to the bank.',
  pinAlreadySet: 'A withdrawal password is already set.',
  pinTooSimple: 'This withdrawal password is too easy to guess. Choose another.',
  withdrawalsHeld:
    'Your password was set anew. Withdrawals wait for a day, so that nobody else can take your money.',

  bankAccountUnresolved: 'The bank does not know this account number. Check bank and number.',
  bankAccountTaken: 'You have already saved this account.',
  bankAccountsFull: 'You have saved as many accounts as allowed. Delete one first.',
  bankAccountInUse: 'A withdrawal to this account is on its way. Wait until it has ended.',
  bankAccountNotOwn: 'This account is in another name. We pay only into accounts in your own name.',
  bankUnreachable: 'The bank does not answer right now. Please try again.',

  claimedByAnother: 'Another reviewer has this order.',
  claimLost: 'Your claim on this order has run out. Claim it again.',
  orderNotWaiting: 'This order has already been decided.',
  evidenceMissing: 'A refusal needs a reason and at least one piece of evidence.',
  cardCodeNeeded: 'Enter the code you read on the photo before you accept the card.',
  revealLimitReached: 'You have opened as many codes as allowed this hour.',
  ownOrder: 'You cannot decide an order of your own.',
  codeNotOpened: 'Open the code of each card before you accept it.',
  verificationDecided: 'This verification was decided already. Reload it to see how.',

  withdrawalNotWaiting: 'This withdrawal is no longer waiting for a payout.',
  bankSlipUsed: 'This bank slip number was already used for another payout.',
  payoutNotYours: 'Only the operator who has taken this payout can do this.',
  payoutNotPaid: 'Only a payout that was paid can come back from the bank.',

  couponNotUsable: 'This coupon cannot be used here. Choose another, or sell without one.',
  couponCodeUnknown: 'We do not know this code. Check the letters and try again.',
  couponTaken: 'You have had this coupon already. A person gets it once.',
  couponsGone: 'All coupons of this code have been taken.',
  couponNotRunning: 'This code cannot be used now: it has not begun, or it is over.',

  operatorLinkUnusable: 'This link has been used or has run out. Ask for a new one.',
}
