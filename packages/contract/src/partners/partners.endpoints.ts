import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { monthSchema, pageOf, partnerEventIdSchema, partnerKeyIdSchema } from '../primitives/index.ts'
import { partnerOverviewSchema, partnerRequestSchema, partnerVolumeSchema } from './partner.schema.ts'
import {
  madePartnerKeySchema,
  newPartnerKeySchema,
  partnerKeyRotationSchema,
  partnerKeySchema,
} from './partner-key.schema.ts'
import {
  deliveryQuerySchema,
  deliverySchema,
  savedWebhookSchema,
  webhookUrlSchema,
} from './webhook.schema.ts'

const calls = {
  /** What the programme gives, my application, and as a partner my tier, keys and webhook. */
  overview: defineEndpoint({
    method: 'GET',
    path: '/bizMarketing/v1/partner/info',
    summary: 'The partner programme and me',
    auth: 'bearer',
    data: partnerOverviewSchema,
  }),
  /** Asks to become a partner. A person decides. One application waits at a time; after a refusal comes another one. */
  apply: defineEndpoint({
    method: 'POST',
    path: '/bizMarketing/v1/partner/apply',
    summary: 'Apply as a partner',
    auth: 'bearer',
    body: partnerRequestSchema,
    data: partnerOverviewSchema,
    idempotencyKey: true,
    errors: ['partnerWaiting', 'partnerDecided', 'deletionPending', 'invalidInput', 'tooManyRequests'],
  }),
  /** Makes a key. It is told in this reply alone; the service keeps a hash of it. */
  makeKey: defineEndpoint({
    method: 'POST',
    path: '/bizMarketing/v1/partner/key/make',
    summary: 'Make a key',
    auth: 'bearer',
    body: newPartnerKeySchema,
    data: madePartnerKeySchema,
    idempotencyKey: true,
    asksSecondFactor: true,
    errors: ['notPartner', 'partnerSuspended', 'partnerKeyLimit'],
  }),
  /**
   * Makes a key that takes the place of another, which still works for the hours given. Where the tier has no room for both,
   * the old one ends at once: no more keys work than the tier allows.
   */
  rotateKey: defineEndpoint({
    method: 'POST',
    path: '/bizMarketing/v1/partner/key/rotate',
    summary: 'Replace a key',
    auth: 'bearer',
    body: partnerKeyRotationSchema,
    data: madePartnerKeySchema,
    idempotencyKey: true,
    asksSecondFactor: true,
    errors: ['notPartner', 'partnerSuspended', 'notFound', 'partnerKeyEnded'],
  }),
  /** Ends a key. From the reply on no call is answered for it. */
  revokeKey: defineEndpoint({
    method: 'POST',
    path: '/bizMarketing/v1/partner/key/revoke',
    summary: 'Revoke a key',
    auth: 'bearer',
    body: z.object({ keyId: partnerKeyIdSchema }),
    data: partnerKeySchema,
    idempotencyKey: true,
    errors: ['notPartner', 'notFound'],
  }),
  /**
   * Saves where events are sent: an https address that everybody can reach. The first one brings the signing secret, told in
   * this reply alone; another address keeps it.
   */
  saveWebhook: defineEndpoint({
    method: 'POST',
    path: '/bizMarketing/v1/partner/webhook/save',
    summary: 'Save my webhook address',
    auth: 'bearer',
    body: z.object({ url: webhookUrlSchema }),
    data: savedWebhookSchema,
    idempotencyKey: true,
    asksSecondFactor: true,
    errors: ['notPartner', 'partnerSuspended', 'webhookAddressRefused'],
  }),
  /** Makes another signing secret. For a day events carry a signature by each of the two. */
  rotateSecret: defineEndpoint({
    method: 'POST',
    path: '/bizMarketing/v1/partner/webhook/rotateSecret',
    summary: 'Replace my signing secret',
    auth: 'bearer',
    data: savedWebhookSchema,
    idempotencyKey: true,
    asksSecondFactor: true,
    errors: ['notPartner', 'partnerSuspended', 'webhookMissing'],
  }),
  /** Sends a test event. What became of it stands in the log. */
  sendTest: defineEndpoint({
    method: 'POST',
    path: '/bizMarketing/v1/partner/webhook/test',
    summary: 'Send a test event',
    auth: 'bearer',
    data: deliverySchema,
    idempotencyKey: true,
    errors: ['notPartner', 'partnerSuspended', 'webhookMissing', 'tooFrequentOperation'],
  }),
  /** My events and what became of each, the newest first. */
  deliveries: defineEndpoint({
    method: 'GET',
    path: '/bizMarketing/v1/partner/webhook/log',
    summary: 'My delivery log',
    auth: 'bearer',
    query: deliveryQuerySchema,
    data: pageOf(deliverySchema),
    errors: ['notPartner'],
  }),
  /** Sends an event again now, whatever became of it, with all its tries. */
  resend: defineEndpoint({
    method: 'POST',
    path: '/bizMarketing/v1/partner/webhook/resend',
    summary: 'Send an event again',
    auth: 'bearer',
    body: z.object({ eventId: partnerEventIdSchema }),
    data: deliverySchema,
    idempotencyKey: true,
    errors: ['notPartner', 'partnerSuspended', 'notFound', 'webhookMissing', 'tooFrequentOperation'],
  }),
  /** What a month brought me, by brand, and what is missing to the next tier. This month where none is named. */
  volume: defineEndpoint({
    method: 'GET',
    path: '/bizMarketing/v1/partner/volume',
    summary: 'My volume of a month',
    auth: 'bearer',
    query: z.object({ month: z.optional(monthSchema) }),
    data: partnerVolumeSchema,
    errors: ['notPartner'],
  }),
}

/** The calls of `partners` under their own name, so that an editor shows it and not their schemas. */
export interface PartnersEndpoints extends Readonly<typeof calls> {}

/** The partner programme, for the account that takes part: application, keys, webhook, volume. */
export const partners: PartnersEndpoints = calls
