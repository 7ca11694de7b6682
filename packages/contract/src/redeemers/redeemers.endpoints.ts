import * as z from 'zod/mini'
import { deskOrderSchema } from '../desk/desk.schema.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { giveToRedeemerSchema, redeemerAnswerSchema } from './custody.requests.ts'
import { redeemerChangeSchema, redeemerSchema } from './redeemer.schema.ts'

const reviewers = ['reviewer', 'senior', 'admin'] as const
const keepers = ['editor', 'admin'] as const

const calls = {
  /** Companies that redeem cards for the desk, by name: those that take cards first. */
  list: defineEndpoint({
    method: 'GET',
    path: '/ops/redeemers/list',
    summary: 'Companies that redeem cards',
    auth: 'operator',
    roles: ['reviewer', 'senior', 'editor', 'admin'],
    data: z.array(redeemerSchema),
  }),
  /** Adds a redeemer, or changes one that is there. What it has stays with it until it answers. */
  save: defineEndpoint({
    method: 'POST',
    path: '/ops/redeemers/save',
    summary: 'Keep a redeemer',
    auth: 'operator',
    roles: keepers,
    body: redeemerChangeSchema,
    data: redeemerSchema,
    idempotencyKey: true,
    errors: ['notFound', 'redeemerNameTaken'],
  }),
  /**
   * Hands cards of an order to a redeemer, under the caller's claim, which ends with it: the order waits for the answer
   * (status 3). Their codes were opened or typed before. A line of custody says who handed what to whom, and the seller
   * reads that their cards were shown to a company that redeems cards. The promise runs on.
   */
  give: defineEndpoint({
    method: 'POST',
    path: '/ops/redeemers/give',
    summary: 'Hand cards to a redeemer',
    auth: 'operator',
    roles: reviewers,
    body: giveToRedeemerSchema,
    data: deskOrderSchema,
    idempotencyKey: true,
    errors: ['notFound', 'ownOrder', 'claimLost', 'cardCodeNeeded', 'codeNotOpened', 'redeemerClosed'],
  }),
  /**
   * Writes down what the redeemer said of each card that it had. The order comes back under a claim of the caller, and the
   * answer stands as a finding that the decision can be shown by.
   */
  answer: defineEndpoint({
    method: 'POST',
    path: '/ops/redeemers/answer',
    summary: 'Write down the answer of a redeemer',
    auth: 'operator',
    roles: reviewers,
    body: redeemerAnswerSchema,
    data: deskOrderSchema,
    idempotencyKey: true,
    errors: ['notFound', 'ownOrder', 'orderNotAtRedeemer', 'secondReviewerNeeded', 'seniorNeeded'],
  }),
}

/** The calls of `redeemers` under their own name, so that an editor shows it and not their schemas. */
export interface RedeemersEndpoints extends Readonly<typeof calls> {}

/** Companies outside that redeem cards for the desk, and what they have of it. */
export const redeemers: RedeemersEndpoints = calls
