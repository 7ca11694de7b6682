import * as z from 'zod/mini'
import {
  amountSchema,
  catalogueIdSchema,
  decimalStringSchema,
  instantSchema,
  type Named,
} from '../primitives/index.ts'

/** What the seller holds: a plastic card, or a code received by mail or chat. */
export const cardFormSchema = z.literal(['physical', 'ecode'])
/** Whether a card is made of plastic or is a code alone. */
export type CardForm = z.infer<typeof cardFormSchema>

/** Proof of purchase that comes with the card; it changes the rate. */
export const receiptTypeSchema = z.literal(['none', 'cash', 'debit', 'credit'])
/** Which proof of purchase comes with a card. */
export type ReceiptType = z.infer<typeof receiptTypeSchema>

/** Which side of a card a photo shows. */
export const photoKindSchema = z.literal(['front', 'back', 'receipt'])
/** Which side of a card a photo shows. */
export type PhotoKind = z.infer<typeof photoKindSchema>

const codeFormatFields = z.object({
  pattern: z.string(),
  example: z.string(),
  /** Said under the field, for example "15 letters and digits". */
  hint: z.string(),
  /** Whether the brand's cards also have a card PIN. */
  cardPin: z.boolean(),
})
/** How the codes of a brand look. */
export interface CodeFormat extends z.infer<typeof codeFormatFields> {}
/** Form of a brand's code, checked after blanks, dashes and signs that nobody sees are taken out and letters are upper-cased. */
export const codeFormatSchema: Named<CodeFormat, typeof codeFormatFields.shape> = codeFormatFields

const cardTypeFields = z.object({
  id: catalogueIdSchema,
  name: z.string(),
  logo: z.nullable(z.string()),
  category: z.string(),
  sort: z.int(),
  enabled: z.boolean(),
  /** Known but not bought at the moment. */
  paused: z.boolean(),
  forms: z.array(cardFormSchema),
  /** Ids of the card currencies (countries) that are bought. */
  countries: z.array(catalogueIdSchema),
  minFace: amountSchema,
  maxFace: amountSchema,
  requirement: z.string(),
  /** Ground, pattern and text colour of the drawn card face, as hex. */
  colors: z.object({ ground: z.string(), pattern: z.string(), ink: z.string() }),
  codeFormat: codeFormatSchema,
})
/** A brand of cards. */
export interface CardType extends z.infer<typeof cardTypeFields> {}
/** A brand. Shape of `comGiftCardTypeConf/listAndMap`; `colors` and `codeFormat` are ours. */
export const cardTypeSchema: Named<CardType, typeof cardTypeFields.shape> = cardTypeFields

const cardCurrencyFields = z.object({
  id: catalogueIdSchema,
  code: z.string(),
  symbol: z.string(),
  countryCode: z.string(),
  name: z.string(),
})
/** A country of cards and the currency printed on them. */
export interface CardCurrency extends z.infer<typeof cardCurrencyFields> {}
/** A card's own currency, which stands for its country. */
export const cardCurrencySchema: Named<CardCurrency, typeof cardCurrencyFields.shape> = cardCurrencyFields

// A record would say the same of the map, and weigh half a kilobyte more.
const listAndMapOf = <T extends z.ZodMiniType>(item: T) =>
  z.object({ list: z.array(item), map: z.catchall(z.object({}), item) })
/** Brands as list and by id. */
export const cardTypeListSchema = listAndMapOf(cardTypeSchema)
/** Countries of cards as list and by id. */
export const cardCurrencyListSchema = listAndMapOf(cardCurrencySchema)

const cardPriceFields = z.object({
  id: catalogueIdSchema,
  cardTypeId: catalogueIdSchema,
  currencyTypeId: catalogueIdSchema,
  form: cardFormSchema,
  receiptType: receiptTypeSchema,
  minFace: amountSchema,
  maxFace: amountSchema,
  /** Face values must be a whole multiple of this. */
  step: amountSchema,
  rate: amountSchema,
  /** Naira added for each unit by the caller's level; `0` for visitors. */
  levelBonus: amountSchema,
  /** Naira added for each unit by a special that runs now (`gifts.specials`); `0` without one. */
  specialBonus: amountSchema,
  /** Median time from submission to payment over the last 30 days, in seconds; null with fewer than `figureLeastCases`. */
  medianSeconds: z.nullable(z.int()),
  /** Change of the rate over the last 24 hours in percent, for example `-0.9`. */
  change: decimalStringSchema,
  /** Rates of the last days, oldest first, for a sparkline. */
  trend: z.array(amountSchema),
  /** What must come with each card of this kind. */
  needsCode: z.boolean(),
  photos: z.array(photoKindSchema),
  updateTime: instantSchema,
})
/** What one kind of card pays, and what must be sent of it. */
export interface CardPrice extends z.infer<typeof cardPriceFields> {}
/** What one kind of card pays. `rate` is naira for each whole unit of face value. */
export const cardPriceSchema: Named<CardPrice, typeof cardPriceFields.shape> = cardPriceFields
