import * as z from 'zod/mini'
import { cardFormSchema } from '../card-types/card-type.schema.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import {
  amountSchema,
  catalogueIdSchema,
  instantSchema,
  type Named,
  rateAlertIdSchema,
} from '../primitives/index.ts'

const rateAlertRequestFields = z.object({
  cardTypeId: catalogueIdSchema,
  /** The country of the card: rates of two countries cannot be compared. */
  currencyTypeId: catalogueIdSchema,
  form: cardFormSchema,
  /** Naira for each whole unit of face value, above what is paid now. Null: as soon as the brand is bought again. */
  above: z.nullable(amountSchema),
  /** Whether a mail is sent beside the notification. */
  byMail: z.boolean(),
})
/** What a seller wants to be told. */
export interface RateAlertRequest extends z.infer<typeof rateAlertRequestFields> {}
/** What a seller wants to be told. One for each brand, country and form: setting it again replaces it. */
export const rateAlertRequestSchema: Named<RateAlertRequest, typeof rateAlertRequestFields.shape> =
  rateAlertRequestFields

const rateAlertFields = z.object({
  alertId: rateAlertIdSchema,
  ...rateAlertRequestFields.shape,
  createTime: instantSchema,
  /** When the rate reached it: from then on the alert rests until it is set again. */
  firedTime: z.nullable(instantSchema),
  /** What the card paid then. */
  firedRate: z.nullable(amountSchema),
})
/** An alert of a seller. */
export interface RateAlert extends z.infer<typeof rateAlertFields> {}
/** An alert of a seller. */
export const rateAlertSchema: Named<RateAlert, typeof rateAlertFields.shape> = rateAlertFields

const setRateAlertFields = z.object({
  ...rateAlertFields.shape,
  /** What was waited for until now, of the same card; null where nothing was. */
  replaced: z.nullable(z.object({ above: z.nullable(amountSchema) })),
})
/** An alert as it was set, with what it replaced. */
export interface SetRateAlert extends z.infer<typeof setRateAlertFields> {}
/** An alert as it was set, with what it replaced. */
export const setRateAlertSchema: Named<SetRateAlert, typeof setRateAlertFields.shape> = setRateAlertFields

const rateAlertListFields = z.object({
  alerts: z.array(rateAlertSchema),
  /** How many a seller can have. */
  max: z.int(),
})
/** A seller's alerts. */
export interface RateAlertList extends z.infer<typeof rateAlertListFields> {}
/** A seller's alerts, and how many they can have. */
export const rateAlertListSchema: Named<RateAlertList, typeof rateAlertListFields.shape> = rateAlertListFields

const calls = {
  /** The seller's alerts, the newest first; those that fired stay until they are set again or removed. */
  list: defineEndpoint({
    method: 'GET',
    path: '/comsetbiz/v1/rateAlert/list',
    summary: 'My rate alerts',
    auth: 'bearer',
    data: rateAlertListSchema,
  }),
  /**
   * Sets the alert of a brand, country and form, or sets it anew and says what that replaced; those of other countries and
   * forms stay. Refused at or below what is paid now: then there is nothing to wait for.
   */
  set: defineEndpoint({
    method: 'POST',
    path: '/comsetbiz/v1/rateAlert/set',
    summary: 'Set a rate alert',
    auth: 'bearer',
    body: rateAlertRequestSchema,
    data: setRateAlertSchema,
    idempotencyKey: true,
    errors: ['rateReached', 'rateAlertsFull', 'invalidInput'],
  }),
  /** Removes an alert. Harmless when repeated; an unknown one is gone already. */
  remove: defineEndpoint({
    method: 'POST',
    path: '/comsetbiz/v1/rateAlert/remove',
    summary: 'Remove a rate alert',
    auth: 'bearer',
    body: z.object({ alertId: rateAlertIdSchema }),
    data: z.null(),
  }),
}

/** The calls of `rateAlerts` under their own name, so that an editor shows it and not their schemas. */
export interface RateAlertsEndpoints extends Readonly<typeof calls> {}

/** Tells a seller when a card pays more. The paths are ours. */
export const rateAlerts: RateAlertsEndpoints = calls
