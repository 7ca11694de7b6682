import * as z from 'zod/mini'
import { cardOrderStatuses } from '../card-orders/card-order.status.ts'
import {
  amountSchema,
  cardOrderIdSchema,
  currencyIdSchema,
  instantSchema,
  type Named,
  pageQueryFields,
  partnerEventIdSchema,
} from '../primitives/index.ts'
import { partnerModeSchema, webhookUrlMaxLength } from './partner.programme.ts'

/** An address that events are sent to: https, and in development http as well. */
export const webhookUrlSchema = z
  .string()
  .check(z.trim(), z.maxLength(webhookUrlMaxLength), z.regex(/^https?:\/\/[^\s#@\\]+$/i))

const webhookFields = z.object({
  url: z.string(),
  createTime: instantSchema,
  /** When the signing secret was made. */
  secretTime: instantSchema,
  /** Until when events carry a signature by the secret before, too; null where they do not. */
  oldSecretUntil: z.nullable(instantSchema),
})
/** Where a partner's events are sent. */
export interface Webhook extends z.infer<typeof webhookFields> {}
/** Where a partner's events are sent. */
export const webhookSchema: Named<Webhook, typeof webhookFields.shape> = webhookFields

const savedWebhookFields = z.object({
  ...webhookFields.shape,
  /** What events are signed with. Told when it is made, and never again: null where it stayed as it was. */
  signingSecret: z.nullable(z.string()),
})
/** A saved address, with its signing secret where that is new. */
export interface SavedWebhook extends z.infer<typeof savedWebhookFields> {}
/** A saved address, with its signing secret where that is new. */
export const savedWebhookSchema: Named<SavedWebhook, typeof savedWebhookFields.shape> = savedWebhookFields

/** What an event is about. */
export const partnerEventKindSchema = z.literal(['order.changed', 'test'])

const eventFields = z.object({
  /** The same in every try: an event that comes again is known by it. */
  eventId: partnerEventIdSchema,
  kind: partnerEventKindSchema,
  mode: partnerModeSchema,
  createTime: instantSchema,
  /** The order as it stood then; null for a test. `version` counts its changes from 1. */
  order: z.nullable(
    z.object({
      giftOrderId: cardOrderIdSchema,
      orderStatus: z.literal(cardOrderStatuses),
      version: z.int(),
      currencyId: currencyIdSchema,
      /** What was credited; null until then. */
      settledAmount: z.nullable(amountSchema),
    }),
  ),
})
/** The body of a webhook. Read what it says by `partnerApi.order`: it is a hint, and the call is the truth. */
export interface PartnerEvent extends z.infer<typeof eventFields> {}
/** The body of a webhook. Read what it says by `partnerApi.order`: it is a hint, and the call is the truth. */
export const partnerEventSchema: Named<PartnerEvent, typeof eventFields.shape> = eventFields

/** Why an event was not taken. */
export const deliveryFailures = [
  'nameUnknown',
  'addressRefused',
  'unreachable',
  'tooSlow',
  'redirected',
  'answeredNo',
] as const
/** Checks why an event was not taken. */
export const deliveryFailureSchema = z.literal(deliveryFailures)
/** Why an event was not taken. */
export type DeliveryFailure = z.infer<typeof deliveryFailureSchema>

/** `parked`: it failed for a day, and waits to be sent again by hand. `held`: there is no address to send it to. */
export const deliveryStatusSchema = z.literal(['waiting', 'delivered', 'parked', 'held'])

const deliveryFields = z.object({
  eventId: partnerEventIdSchema,
  kind: partnerEventKindSchema,
  mode: partnerModeSchema,
  giftOrderId: z.nullable(cardOrderIdSchema),
  orderStatus: z.nullable(z.literal(cardOrderStatuses)),
  status: deliveryStatusSchema,
  tries: z.int(),
  /** When it is tried next; null where it is not. */
  nextTime: z.nullable(instantSchema),
  lastTime: z.nullable(instantSchema),
  /** The HTTP status of the last answer; null where there was none. */
  responseCode: z.nullable(z.int()),
  /** How long the last answer took, in milliseconds. */
  responseMs: z.nullable(z.int()),
  /** Why it was not taken; null where it was, or was not tried. */
  problem: z.nullable(deliveryFailureSchema),
  createTime: instantSchema,
})
/** A line of the delivery log. */
export interface Delivery extends z.infer<typeof deliveryFields> {}
/** A line of the delivery log. */
export const deliverySchema: Named<Delivery, typeof deliveryFields.shape> = deliveryFields

/** Which lines of the log, and which page of them. */
export const deliveryQuerySchema = z.object({
  ...pageQueryFields,
  status: z.optional(deliveryStatusSchema),
})
/** Which lines of the log, with the defaults filled in. */
export interface DeliveryQuery extends z.output<typeof deliveryQuerySchema> {}
