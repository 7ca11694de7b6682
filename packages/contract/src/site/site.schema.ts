import * as z from 'zod/mini'
import { amountSchema, currencyIdSchema, instantSchema } from '../primitives/index.ts'

/** What makes the service one tenant's own: name, logo, colours, limits (specification, section 3: siteInfo). */
export const siteInfoSchema = z.object({
  siteName: z.string(),
  logo: z.nullable(z.string()),
  /** One colour from which the theme is derived; null keeps the kit's own. */
  brandColor: z.nullable(z.string()),
  version: z.string(),
  minVersion: z.string(),
  supportEmail: z.string(),
  settleCurrencyConfList: z.array(
    z.object({
      currencyId: currencyIdSchema,
      minWithdraw: amountSchema,
      maxWithdraw: amountSchema,
      feeType: z.literal(['fixed', 'percent']),
      fee: amountSchema,
      bankMax: z.int(),
    }),
  ),
  resubmitMinutes: z.int(),
  quoteMinutes: z.int(),
  /** Proof numbers of the landing page, computed from settled orders; null before the first. */
  medianSeconds: z.nullable(z.int()),
  acceptedPercent: z.nullable(z.int()),
})
/** What makes the service one tenant's own. */
export type SiteInfo = z.infer<typeof siteInfoSchema>

/** A piece of content: tip, news item or banner. */
export const contentSchema = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  image: z.nullable(z.string()),
  link: z.nullable(z.string()),
  startTime: instantSchema,
  endTime: z.nullable(instantSchema),
})
/** A tip, a piece of news or a banner. */
export type Content = z.infer<typeof contentSchema>

/** A way to reach customer service. */
export const contactSchema = z.object({
  id: z.string(),
  type: z.string(),
  label: z.string(),
  value: z.string(),
  link: z.nullable(z.string()),
})
/** A way to reach customer service. */
export type Contact = z.infer<typeof contactSchema>

/** One business setting: its key and its text. */
export const businessSettingSchema = z.object({ key: z.string(), value: z.string() })
