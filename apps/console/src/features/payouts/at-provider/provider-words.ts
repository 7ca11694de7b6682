import type { ProviderStep, ProviderTimeline } from '@kaadi/contract/provider-payouts'
import { type Message, msg, t } from '@kaadi/words'

const steps: Readonly<Record<ProviderStep['step'], Message>> = {
  begun: msg('Begun: the seller can no longer cancel'),
  recipient: msg('The account was made known to the provider'),
  sending: msg('About to send'),
  sent: msg('Sent'),
  asked: msg('The provider was asked'),
  approved: msg('The provider asked whether to send: yes'),
  refusedApproval: msg('The provider asked whether to send: no'),
  ended: msg('Ended'),
}

/** The provider's words, and why nothing is known. */
const answers: Readonly<Record<string, Message>> = {
  made: msg('known'),
  refused: msg('refused'),
  pending: msg('pending'),
  otp: msg('waits for a code'),
  received: msg('waits for our approval'),
  submitting: msg('not sent yet'),
  unknown: msg('unknown'),
  success: msg('paid'),
  failed: msg('failed'),
  abandoned: msg('given up'),
  blocked: msg('blocked'),
  rejected: msg('rejected'),
  reversed: msg('sent back'),
  noAnswer: msg('no answer'),
  busy: msg('the provider is busy'),
  nonsense: msg('an answer that means nothing'),
  missing: msg('the reference is not known'),
  referenceUsed: msg('the reference is known already'),
  balanceLow: msg('the balance is too low'),
  locked: msg('our key is refused'),
  differs: msg('an answer about something else'),
}

const waits: Readonly<Record<NonNullable<ProviderTimeline['waitsFor']>, Message>> = {
  provider: msg('The provider does not answer. It is left alone for a while, then tried again by itself.'),
  balance: msg('The balance at the provider is too low. It goes on by itself once there is enough.'),
  cap: msg('What may go out in a day is reached. It goes on tomorrow, or a treasurer pays it by hand.'),
  account: msg('The account is not the one that the seller confirmed. Nothing is sent.'),
  pause: msg('Withdrawing is paused for the seller, or the account is blocked'),
  release: msg('It is over the limit: a second person has to release it first.'),
  stopped: msg('Payouts are stopped for a check of the books. It goes on by itself once they run again.'),
}

const outcomes = {
  asked: msg('The provider was asked how it stands.'),
  differs: msg('It told of another amount or recipient. The provider was asked how it stands.'),
  unknownReference: msg('It is about no payout of ours.'),
} satisfies Record<string, Message>

const names: Readonly<Record<string, Message>> = { paystack: msg('Paystack') }

export const providerName = (provider: string): string => {
  const known = names[provider]
  return known ? t(known) : provider
}
export const stepWords = ({ step }: ProviderStep): string => t(steps[step])
export const answerWords = (answer: string): string => {
  const known = answers[answer]
  return known ? t(known) : answer
}
export const waitWords = (waitsFor: NonNullable<ProviderTimeline['waitsFor']>): string => t(waits[waitsFor])
export const outcomeWords = (outcome: ProviderTimeline['events'][number]['outcome']): string =>
  outcome === null ? t('Not looked at yet.') : t(outcomes[outcome])
