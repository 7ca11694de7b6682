import * as z from 'zod/mini'
import { amountSchema, currencyIdSchema, instantSchema, type Named } from '../primitives/index.ts'

const siteInfoFields = z.object({
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
  /** Countries in which nobody can sign up, sell or withdraw now, and when each is expected to open again. */
  closedCountries: z.array(z.object({ countryCode: z.string(), reopensTime: z.nullable(instantSchema) })),
  resubmitMinutes: z.int(),
  quoteMinutes: z.int(),
  /** Proof numbers of the landing page, computed from settled orders; null with fewer than `figureLeastCases` of them. */
  medianSeconds: z.nullable(z.int()),
  acceptedPercent: z.nullable(z.int()),
})
/** What makes the service one tenant's own. */
export interface SiteInfo extends z.infer<typeof siteInfoFields> {}
/** What makes the service one tenant's own: name, logo, colours, limits (specification, section 3: siteInfo). */
export const siteInfoSchema: Named<SiteInfo, typeof siteInfoFields.shape> = siteInfoFields

const contentFields = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  image: z.nullable(z.string()),
  link: z.nullable(z.string()),
  startTime: instantSchema,
  endTime: z.nullable(instantSchema),
})
/** A tip, a piece of news or a banner. */
export interface Content extends z.infer<typeof contentFields> {}
/** A piece of content: tip, news item or banner. */
export const contentSchema: Named<Content, typeof contentFields.shape> = contentFields

const contactFields = z.object({
  id: z.string(),
  type: z.string(),
  label: z.string(),
  value: z.string(),
  link: z.nullable(z.string()),
})
/** A way to reach customer service. */
export interface Contact extends z.infer<typeof contactFields> {}
/** A way to reach customer service. */
export const contactSchema: Named<Contact, typeof contactFields.shape> = contactFields

/** Pages whose text the tenant writes: what is agreed to, what happens to a person's data, and help. */
export const sitePageNames = ['terms', 'privacy', 'help'] as const
/** A page whose text the tenant writes. */
export type SitePageName = (typeof sitePageNames)[number]

const sitePageFields = z.object({
  name: z.literal(sitePageNames),
  /** Plain text. A blank line parts two paragraphs; a paragraph that begins with `# ` is a heading. */
  text: z.string(),
  updateTime: instantSchema,
})
/** The text of a page that the tenant writes. */
export interface SitePage extends z.infer<typeof sitePageFields> {}
/** The text of a page, paragraph by paragraph. */
export const sitePageSchema: Named<SitePage, typeof sitePageFields.shape> = sitePageFields

/** One business setting: its key and its text. */
export const businessSettingSchema = z.object({ key: z.string(), value: z.string() })
