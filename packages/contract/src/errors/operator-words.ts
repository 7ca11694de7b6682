import type { Endpoint } from '../http/endpoint.ts'
import { errorCodes } from './error-codes.ts'
import type { ErrorName } from './error-table.ts'

/**
 * What an operator reads for each code: the whole list, because a seller's sentence ("You have already sent this card")
 * is wrong for whoever works on somebody else's card or money. The service sends these words with the console's calls.
 */
export const operatorErrorWords: Readonly<Record<ErrorName, string>> = {
  tooFrequentOperation: 'That was too quick after the last time. Wait a minute, then try again.',
  unauthenticated: 'Your session has ended. Sign in again.',
  forbidden: 'Your role does not allow this. An admin can change your roles.',
  notFound: 'There is no such record any more. Go back to the list and open it again.',
  notBound: 'This account signs in with a password. Use the password.',
  notOperational: 'The service is closed for work at the moment. Ask an admin when it opens again.',
  badCredentials: 'Email or password is incorrect',
  badVerificationCode: 'This code is not right. Check it and enter it again.',
  tooManyRequests: 'Too many requests from this place. Wait a minute, then try again.',
  demoEnvironment: 'This is not allowed in the demo.',

  internal: 'The service failed. Try again; if it fails again, tell an admin what you did and when.',
  invalidInput: 'Some of what you entered does not fit. Check the fields and send it again.',
  overloaded: 'The service is busy. Try again in a moment.',
  idempotencyKeyMissing: 'This page is out of date. Reload it, then do this again.',
  idempotencyKeyReused:
    'This was already sent with other details. Reload the page and look at the result first.',
  stillRunning: 'This may still be going through. Wait a moment, and look before you do it again.',
  methodNotAllowed: 'This page is out of date. Reload it, then do this again.',
  crossSite: 'This request came from another site and was refused. Open the console by its own address.',

  emailTaken: 'This email already has an account.',
  weakPassword: 'This password is on lists of stolen passwords. Choose another.',
  secondFactorNeeded: 'Enter the code of the authenticator app to go on.',
  wrongSecondFactor: 'This code is not right, or was used before. Enter the one that the app shows now.',
  twoFactorOn: 'Two-factor sign-in is on already.',
  twoFactorOff: 'Two-factor sign-in is off.',
  passkeyRefused: 'This passkey did not work. Try again, or use another way.',
  passkeyCopied:
    'This passkey may have been copied, so we stopped it. Use another way, then remove it and add it anew.',
  passkeysFull: 'You have ten passkeys. Remove one first.',
  passkeyKnown: 'This passkey is on an account already.',
  passkeysNotHere: 'Passkeys do not work at this address.',
  identityExpired: 'This sign-in has run out, was used, or was begun in another window. Begin again.',
  identityRefused: 'The provider did not sign you in. Try again, or use your password.',
  securityIsNotified: 'What is about the safety of the account is always told. It cannot be switched off.',
  traceClosed: 'This withdrawal is not paid, or was paid more than 14 days ago.',
  traceOpen: 'The seller has told us already.',
  traceEnded: 'This was answered meanwhile, or the money came back. Take the next one.',
  pushAddressRefused: 'This is no address of a push service.',
  identityTaken: 'This account is bound to another login of the provider. Sign in by your password.',
  providerUnusable: 'The provider does not answer as it should. Use your password, or try again later.',
  badInvitationCode: 'This invitation code is not known.',
  accountLocked: 'Too many wrong passwords. Sign-in is locked for this account; try again later.',
  selfInvitation: 'A seller cannot use their own invitation code.',

  cardTypeClosed: 'This card is not bought at the moment.',
  faceValueOutOfRange: 'This value is outside the range that is bought for this card.',
  quoteExpired: 'The seller’s rate has expired.',
  quoteUnusable: 'The rate was used before, or belongs to another card or seller.',
  cardAlreadySubmitted:
    'This card was sent before. Do not accept it: choose “Refuse”, then “In another order of this seller” or “Sent before by another seller”.',
  cardCodeMalformed:
    'This code does not have the form of this card. Compare it with the photo, character by character.',
  photoMissing: 'A photo that this card needs is missing.',
  resubmitWindowClosed: 'The seller’s 30 minutes to send this card again are over.',
  resubmitUsed: 'The seller has already sent this card again once.',
  orderNotCorrectable: 'This order cannot be sent again by the seller.',
  cardRedeemed:
    'A card of this order was redeemed, so the order can be neither cancelled nor asked about, and no other price can be offered. Pay what is valid, and refuse the rest.',
  questionAnswered: 'The seller has answered this question already.',
  questionClosed: 'The seller’s day to answer the question is over.',
  appealClosed: 'This order cannot be appealed any more.',
  appealUsed: 'This order was appealed before.',
  offerClosed: 'This offer is no longer open.',
  offerUnpayable: 'This offer cannot be paid: one of its cards was paid to somebody else.',
  orderNotCancellable: 'This order is being checked: the seller can no longer cancel it.',
  rateReached: 'The card pays that much already.',
  rateAlertsFull: 'The seller has as many alerts as there can be.',
  brandAnswered: 'Somebody has answered this request already.',
  brandIsThere: 'This brand is in the catalogue already.',
  brandNameMalformed: 'This is no name of a brand.',

  notAnImage: 'This file is not a picture that can be opened. Use JPEG, PNG, WebP or AVIF.',
  fileTooLarge:
    'This picture is larger than 5 MB. Make it smaller or take a screenshot of the part that matters.',
  codeOfOtherCard: 'Another card of this order has this code. Compare it with the photos of both cards.',
  uploadStorageFull: 'There is no room for pictures. Tell an admin; the order keeps its place.',

  insufficientFunds: 'The seller’s balance is lower than this amount.',
  belowMinimum: 'This is less than the smallest withdrawal.',
  aboveMaximum: 'This is more than the largest withdrawal.',
  feeAboveAmount: 'The fee would take all of the withdrawal.',
  feeChanged: 'The fee had changed since the seller saw it.',
  dailyLimitReached: 'This is more than the seller may withdraw today.',
  pinNotSet: 'The seller has not set a withdrawal password.',
  wrongPin: 'The seller’s withdrawal password was wrong.',
  pinLocked: 'The seller’s withdrawal password is locked.',
  withdrawalNotCancellable: 'This withdrawal is on its way to the bank: the seller can no longer cancel it.',
  pinAlreadySet: 'The seller has already set a withdrawal password.',
  pinTooSimple: 'This withdrawal password is too easy to guess.',
  newAccountLimitReached: 'This is more than a new account can get in its first 24 hours.',
  withdrawalNotRetryable: 'Only a withdrawal that failed can be sent again, and only once.',
  owesInAnotherCurrency: 'The seller owes in another currency: they exchange into it before they withdraw.',
  withdrawalNotPaid: 'There is a receipt once a withdrawal is paid.',
  withdrawalsHeld: 'The seller’s password was set anew: their withdrawals wait for a day.',

  statementTooLong: 'There are too many lines for one file. Choose fewer months.',
  monthNotBegun: 'A month in this has not begun yet. Choose months up to the present one.',

  exchangeClosed: 'There is no rate between these currencies.',
  exchangeTooSmall: 'This is less than can be exchanged.',
  exchangeQuoteExpired: 'The seller’s rate ran out.',
  exchangeQuoteUsed: 'The seller has made this exchange already.',

  bankAccountUnresolved: 'The bank does not know this account number.',
  bankAccountTaken: 'The seller has already saved this account.',
  bankAccountsFull: 'The seller has saved as many accounts as allowed.',
  bankAccountInUse: 'A withdrawal to this account is on its way.',
  nameMissing: 'The seller has not told their name yet.',
  nameFixed: 'The seller’s name is fixed: an account was saved under it, or a document was sent.',
  activationUnknown: 'The link of this sign-up is not known.',
  activationExpired: 'The link of this sign-up has run out.',
  activationUsed: 'This account is already open.',
  deletionBlocked: 'The seller’s account cannot be deleted yet: something is open.',
  deletionPending: 'The seller’s account is about to be deleted.',
  verificationWaiting: 'This seller waits for a decision already. Decide that one first.',
  bankAccountNotOwn: 'This account is in another name than the seller’s.',
  bankUnreachable: 'The bank does not answer right now. Try again.',

  claimedByAnother: 'Another reviewer has this order.',
  claimLost:
    'You do not hold this order any more: the time of your claim is over, or you gave it on. Look where it is, then claim it again.',
  orderNotWaiting: 'This order has already been decided.',
  evidenceMissing: 'A refusal needs a reason and at least one piece of evidence.',
  cardCodeNeeded: 'Enter the code you read on the photo before you accept the card.',
  codeNotOpened: 'Open the code of each card that you accept: a card is paid only after its code was seen.',
  secondReviewerNeeded: 'You have judged this order already: the second look is another reviewer’s.',
  appealTaken: 'Another senior has this appeal. Take the next one.',
  appealNotHeld: 'This appeal is not with you any more. Take it again.',
  appealEnded: 'This appeal has been decided. Take the next one.',
  recheckNotHeld:
    'This look is not with you: a quarter of an hour after it was taken it goes back. Take the next one.',
  recheckAnswered: 'Another senior has answered this look meanwhile.',
  reversalOpen: 'Somebody has asked to take this order back already.',
  ownReversal: 'You asked for this reversal: another operator has to agree.',
  reversalEnded: 'Another operator decided this reversal meanwhile.',
  orderNotPaid: 'This order is not paid, or was taken back before.',
  ownVerdict: 'The refusal is yours: another reviewer has to judge this appeal.',
  offerNotPriced:
    'The catalogue had no price for such a card when the order was quoted. Refuse the card instead.',
  macroFieldMissing: 'A field of this saved answer is empty. Fill it in, then send it.',
  macroGone: 'Somebody took this saved answer away. Choose another one, or write yourself.',
  macroNameTaken: 'Another saved answer has this name. Choose another name.',
  notWorking: 'You are not at work. Start working, then orders are dealt to you.',
  colleagueNotWorking: 'This colleague is not at work any more. Choose another one.',
  colleagueCannotDecide:
    'This colleague may not decide this order. Choose another one, or give it back to the queue.',
  redeemerNameTaken: 'Another redeemer has this name. Choose another name.',
  redeemerClosed: 'This redeemer takes no cards of this brand now. Choose another one.',
  seniorNeeded: 'Two reviewers have judged this order already: a senior decides it.',
  orderNotAtRedeemer:
    'The cards of this order are not with a redeemer: somebody wrote the answer down already.',
  verificationDecided: 'Somebody else decided this one meanwhile. Take the next one.',
  revealLimitReached: 'You have opened as many codes as allowed this hour.',
  ownOrder: 'This is your own: another operator has to do it.',

  withdrawalNotWaiting:
    'Somebody else has this payout by now, or it has ended. Reload it: it says who has it and how it stands. Do nothing at the bank before that.',
  networkClosed:
    'The network of this address is closed: nothing is paid over it. Have it opened again, or have the seller cancel the withdrawal: the money is theirs at once.',
  sellerOwes:
    'This seller owes us money: no payout of theirs is begun. What nobody has begun goes back to their wallet by itself, and what they owe is taken from it. Of what was begun, look in the bank whether it was sent, and say so.',
  payoutsInBatch:
    'These payouts are in a batch that is open. Where it waits, approve or give up that one first; where it was approved, they are paid with it.',
  payoutPastCheck:
    'A payout is held once, and before anybody begins it. This one was held or begun before: pay it, or have a senior pause its seller, where nothing may be paid to them.',
  defaultAccountMissing: 'The seller has no account saved for this currency.',
  transactionHashUsed:
    'This hash was already used for another payout. Look at the transaction: was that one paid by it?',
  bankSlipUsed:
    'This bank slip number was already used for another payout. Check the receipt: was this one paid?',
  payoutNotYours:
    'Another operator has this payout, or nobody has. Reload it: it says who. Take it where nobody has it; else a senior or an admin can take it over.',
  payoutPaid: 'This payout was paid meanwhile. Nothing more is to be released or sent.',
  payoutNotPaid:
    'Only a payout that was paid can come back from the bank. This one was not, or it has come back already.',
  callbackForged: 'The signature of this callback is not right.',
  transferNotOurs: 'This is no transfer of ours. It was refused.',
  payoutAtProvider: 'A provider carries this payout out. Ask the provider how it stands.',
  payoutsStopped: 'Payouts are stopped: no new one is begun until two people start them again.',
  payoutsRunning: 'Payouts run already. Somebody has started them again.',
  exceptionsOpen: 'What stopped the payouts is not closed yet. Explain and close each exception first.',
  restartAsked:
    'A restart was asked for already. Another person has to start the payouts now, or that request is taken back first.',
  restartNotAsked: 'Nobody has asked for a restart yet. Ask for it; another person starts the payouts then.',
  restartByTwo: 'Two people start payouts again: one asks on the page Books, another starts them.',
  countryClosed: 'The seller’s country is closed: no sign-up, no sale, no withdrawal.',
  ownRestart: 'You asked for this restart. Another person has to start the payouts.',
  exceptionClosed: 'This exception is closed already. Reload it to see how.',
  exceptionNotYours: 'Take this exception first: only its owner closes it.',
  exceptionTaken: 'Another treasurer looks after this exception. Ask them first, or take it over.',
  releaseNeeded: 'This payout is over the limit. Ask for its release; a second person has to give it first.',
  releaseNotAsked: 'Nobody has asked for the release of this payout.',
  releaseNotNeeded: 'You may begin this payout alone by now: no release is needed.',
  releaseDone: 'Its release was asked for, or given, already. Reload it to see how it stands.',
  ownRelease: 'You asked for this release. Another person has to give it.',
  releaseDiffers: 'This is not what was asked for. Reload the payout and look at it again.',
  releaserHadIt:
    'You had this payout in hand, so another person releases it: ask a treasurer or an admin who never had it.',
  payerReleased: 'You released this payout, or approved its batch. Another person has to pay it.',
  ownReturn:
    'You had this payout in hand or proposed its return, or record the return of one that you released or whose batch you approved. Another person has to say it: ask a treasurer or an admin who never had it.',
  returnReferenceUsed:
    'This reference was already used for another return. Look at the statement: did this one come back?',
  returnIsPayment:
    'This is the slip or the hash of a payment. Type what the statement calls the money that came back.',
  returnAsked:
    'Somebody says already that it was not paid, or came back. Another person confirms that, or it is taken back.',
  returnNotAsked: 'No return waits to be confirmed here. Reload the payout to see how it stands.',
  passkeyNeeded:
    'This is confirmed with a passkey, and you have none that works here. Add one under My account.',
  confirmationOver:
    'What you signed has run out, was used, or is not how it stands now. Look at it again, then sign once more.',
  releaseSumNeeded:
    'With this one you would have taken more than one person may in 24 hours. Ask for its release; a second person has to give it first.',
  handsFull:
    'With this one you would have taken more than one person may in 24 hours. Leave it to somebody who has taken less, or, where it was handed back, ask for its release.',
  returnDiffers: 'This is not what was proposed. Reload the payout and look at it again.',
  payoutHeld: 'This payout is held for a check. It says why and until when.',
  batchNotWaiting:
    'This batch was approved, given up or ended meanwhile: nothing is left to do with it here. Go back to the list for one that waits.',
  batchEmptied:
    'Every payout of this batch fell out, so there is nothing to approve. It closes by itself: build a new batch of what waits.',
  operatorNeedsSecond:
    'A senior, treasurer or admin signs for others: a second person signs this. Ask for it with a reason.',
  restartOver: 'Something new was found since the restart was asked for. Look at it, then ask again.',
  askerNoAdmin: 'Who asked for this is no admin any more. Refuse it; another admin can ask for it again.',
  ownBatch: 'You made this batch. Another person has to approve it.',
  batchDiffers: 'This is not the list and the sum that were built. Reload the batch and look at it again.',
  payoutNotAtProvider: 'No provider has this payout: operators pay it.',

  operatorLinkUnusable: 'This link is not known, or was taken back. Ask for a new one where it was made.',
  operatorLinkExpired: 'This link has run out. Ask for a new one where it was made.',
  operatorLinkUsed: 'This link has been used. Sign in with the password that was chosen.',
  operatorFactorMissing: 'Set up your authenticator app first. Nothing else is open until then.',
  operatorLocked: 'This session is locked. Enter your password to go on.',
  operatorSuspended: 'This account is suspended. Ask an admin to reinstate it.',
  operatorExists: 'This email has an operator already. Look for them in the list.',
  operatorInvited: 'An invitation to this email waits already. Send it again, or withdraw it.',
  lastAdmin: 'This is the last admin beside demo accounts, which do not count. Make another admin first.',
  ownOperator: 'This is your own account. Another admin has to do it.',
  operatorUnchanged: 'Nothing was changed: it is so already. Look at the account again.',

  sellingPaused: 'Selling is paused for this seller.',
  withdrawingPaused: 'Withdrawing is paused for this seller.',
  blocked: 'This person or device is on the block list.',
  bankAccountBlocked:
    'This bank account is on the block list: nothing is paid to it. What nobody has begun goes back to its seller by itself. Of what you have in hand, look in the bank whether it was sent, and say so.',
  sellerPaused: 'A pause of this seller runs already. Lift it first, then pause anew.',
  pauseOver: 'This pause has ended, or somebody else has lifted it.',
  alreadyBlocked: 'This is on the block list already. Remove that line first, to change it.',
  blockOver: 'This block has ended, or somebody else has removed it.',
  payoutPaused: 'Withdrawing is paused for this seller: nothing is paid until it ends or is lifted.',

  couponNotUsable: 'The seller’s coupon cannot be used here.',
  couponCodeUnknown: 'No campaign has this code.',
  couponTaken: 'The seller has had this coupon already.',
  couponsGone: 'All coupons of this code have been taken.',
  couponNotRunning: 'This campaign has not begun, is over, or is switched off.',

  pageDraftMissing: 'There is no draft to publish. Somebody has published it or taken it away.',
  earlierPageMissing: 'This is the first version: there is no earlier one to go back to.',
  changeStale: 'Somebody changed this in the meantime. Look at it as it is now, then change it again.',
  changeOpen:
    'Another change of this waits, or has its time. Have it decided or taken back first, or apply yours knowing of it.',
  ownChange: 'You asked for this change. Another person has to approve it.',
  changeEnded: 'This change was decided, applied or taken back already.',
  adjustmentEnded: 'Somebody decided this adjustment meanwhile. Reload it to see how it stands.',
  ownAdjustment: 'You asked for this adjustment: another treasurer or an admin has to confirm it.',
  adjustmentDiffers: 'This is not what was asked for. Reload the adjustment and look at it again.',
  adjustmentUndone: 'Only an adjustment that was made is undone, once, by exactly the opposite.',
  changeRefused: 'This change does not fit what stands. Look at it again.',
  couponNotFree: 'Only a coupon that no trade has, and that is not over, can be taken back.',
  partnerWaiting: 'This partner waits for a decision already.',
  notPartner: 'This account is no partner, or its access is paused.',
  partnerKeyLimit: 'The partner has as many keys as their tier allows.',
  partnerDecided: 'This was decided or changed meanwhile. Reload it to see how it stands.',
  partnerKeyEnded: 'This key no longer works already.',
  webhookAddressRefused: 'The address of the partner’s webhook is not one that everybody can reach.',
  webhookMissing: 'The partner has saved no address for webhooks.',
  partnerKeyRefused: 'The partner’s key is not known, was revoked or has run out.',
  partnerScopeMissing: 'The partner’s key does not allow this call.',
  partnerSuspended: 'This partner’s access is paused.',
  taskNotDone: 'The seller has not done this yet.',
  taskNotRunning: 'This task has not begun, is over, or is switched off.',
  taskClaimed: 'The seller has claimed this already.',
}

/** What the service says for a code to whoever sent this call: calls of the console are answered in the operators' words. */
export const errorMessageFor = (name: ErrorName, call?: Pick<Endpoint, 'auth' | 'path'>): string =>
  call && (call.auth === 'operator' || call.path.startsWith('/ops/'))
    ? operatorErrorWords[name]
    : errorCodes[name].message
