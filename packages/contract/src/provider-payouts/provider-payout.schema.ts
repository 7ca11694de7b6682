import * as z from 'zod/mini'
import { instantSchema, type Named } from '../primitives/index.ts'

const stepFields = z.object({
  /**
   * `begun`: taken from the seller's hands; `recipient`: the account was made known; `sending`: written before a send goes
   * out; `sent`: what the send was answered with; `asked`: what a look was answered with; `approved`, `refusedApproval`: what
   * we told the provider when it asked; `ended`.
   */
  step: z.literal(['begun', 'recipient', 'sending', 'sent', 'asked', 'approved', 'refusedApproval', 'ended']),
  /** The provider's word, or why nothing is known; null where none was waited for. */
  answer: z.nullable(z.string()),
  detail: z.nullable(z.string()),
  time: instantSchema,
})
/** What was done with a payout at its provider. */
export interface ProviderStep extends z.infer<typeof stepFields> {}
/** What was done with a payout at its provider. */
export const providerStepSchema: Named<ProviderStep, typeof stepFields.shape> = stepFields

const eventFields = z.object({
  /** In the provider's words: `transfer.success`. */
  event: z.string(),
  /** `asked`: the state was asked for; `differs`: it told of another amount or recipient; null while it waits. */
  outcome: z.nullable(z.literal(['asked', 'differs', 'unknownReference'])),
  /** How often the same was told. */
  times: z.int(),
  time: instantSchema,
})
/** What a provider told by itself. */
export interface ProviderEvent extends z.infer<typeof eventFields> {}
/** What a provider told by itself. Nothing moves by it alone. */
export const providerEventSchema: Named<ProviderEvent, typeof eventFields.shape> = eventFields

const exceptionFields = z.object({ kind: z.string(), detail: z.string(), time: instantSchema })

const timelineFields = z.object({
  provider: z.string(),
  /** Ours, one for life; null before it was begun. */
  reference: z.nullable(z.string()),
  /** How the attempt stands, in the provider's word; null before it was begun. */
  word: z.nullable(z.string()),
  /** Why nothing is done now: the provider is left alone, its balance is too low, the day's cap is reached, the
   * account, the seller is paused or the account blocked, payouts are stopped, or a second person has to release it. */
  waitsFor: z.nullable(z.literal(['provider', 'balance', 'cap', 'account', 'pause', 'stopped', 'release'])),
  /** How often it was sent, under the same reference. */
  sends: z.int(),
  /** Oldest first. */
  steps: z.array(providerStepSchema),
  events: z.array(providerEventSchema),
  /** What does not fit and nobody has closed. */
  exceptions: z.array(exceptionFields),
})
/** A payout as its provider's machine carries it out. */
export interface ProviderTimeline extends z.infer<typeof timelineFields> {}
/** A payout as its provider's machine carries it out. */
export const providerTimelineSchema: Named<ProviderTimeline, typeof timelineFields.shape> = timelineFields
