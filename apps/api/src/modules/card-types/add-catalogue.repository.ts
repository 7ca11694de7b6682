import type { CardForm, PhotoKind, ReceiptType } from '@kaadi/contract/card-types'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/index.ts'

type On = Kysely<Tables>

export interface NewCardCurrency {
  readonly id: string
  readonly code: string
  readonly symbol: string
  readonly countryCode: string
  readonly name: string
  /** What a unit of it counts towards a level. */
  readonly dollars: number
}

export interface NewCardType {
  readonly id: string
  readonly name: string
  readonly category: string
  readonly paused: boolean
  readonly requirement: string
  readonly ground: string
  readonly pattern: string
  readonly ink: string
  readonly codePattern: string
  readonly codeExample: string
  readonly codeHint: string
  readonly cardPin: boolean
  readonly promisedMinutes: number
}

export interface NewCardPrice {
  readonly id: string
  readonly cardTypeId: string
  readonly currencyTypeId: string
  readonly form: CardForm
  readonly receiptType: ReceiptType
  readonly minFace: number
  readonly maxFace: number
  readonly step: number
  /** The newest first, then that of each day before. */
  readonly rates: readonly number[]
  readonly needsCode: boolean
  readonly photos: readonly PhotoKind[]
}

/** In this order. What a host has changed stays as it is. */
export async function addCardCurrencies(on: On, currencies: readonly NewCardCurrency[]): Promise<void> {
  await sql`
    insert into card_currencies (id, code, symbol, country_code, name, dollars, sort)
    select id, code, symbol, "countryCode", name, dollars, row_number() over () from json_to_recordset(${JSON.stringify(currencies)})
      as c (id text, code text, symbol text, "countryCode" text, name text, dollars numeric)
    on conflict do nothing`.execute(on)
}

/** In this order. What a host has changed stays as it is. */
export async function addCardTypes(on: On, types: readonly NewCardType[]): Promise<void> {
  const brands = types.map((type, sort) => ({ ...type, sort }))
  await sql`
    insert into card_types (id, name, category, sort, paused, requirement, color_ground, color_pattern, color_ink,
                            code_pattern, code_example, code_hint, card_pin, promised_minutes)
    select id, name, category, sort, paused, requirement, ground, pattern, ink, "codePattern", "codeExample", "codeHint", "cardPin",
           "promisedMinutes"
    from json_to_recordset(${JSON.stringify(brands)}) as b (
      id text, name text, category text, sort integer, paused boolean, requirement text, ground text, pattern text,
      ink text, "codePattern" text, "codeExample" text, "codeHint" text, "cardPin" boolean, "promisedMinutes" integer)
    on conflict do nothing`.execute(on)
}

/** The newest rate goes into the price, whose trigger remembers it; the older ones straight into the history. */
export async function addCardPrices(on: On, prices: readonly NewCardPrice[]): Promise<void> {
  const rows = JSON.stringify(prices.map(({ rates, ...price }) => ({ ...price, rate: rates[0] })))
  const past = JSON.stringify(
    prices.flatMap(({ id, rates }) => rates.slice(1).map((rate, index) => ({ id, rate, days: index + 1 }))),
  )
  await sql`
    insert into card_prices (id, card_type_id, card_currency_id, form, receipt_type, min_face, max_face, step, rate,
                             needs_code, photos)
    select id, "cardTypeId", "currencyTypeId", form, "receiptType", "minFace", "maxFace", step, rate, "needsCode", photos
    from json_to_recordset(${rows}) as p (
      id text, "cardTypeId" text, "currencyTypeId" text, form text, "receiptType" text, "minFace" numeric,
      "maxFace" numeric, step numeric, rate numeric, "needsCode" boolean, photos text[])
    on conflict do nothing`.execute(on)
  await sql`
    insert into card_price_history (price_id, at, rate)
    select id, now() - make_interval(days => days), rate
    from json_to_recordset(${past}) as h (id text, rate numeric, days integer)
    on conflict do nothing`.execute(on)
}
