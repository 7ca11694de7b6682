import type { CardCurrency, CardForm, CardType, PhotoKind, ReceiptType } from '@kaadi/contract/card-types'
import { type Kysely, sql } from 'kysely'
import type { Tables, Tx } from '../../database/index.ts'
import { levelBonusOf } from './level-bonus.ts'

type On = Kysely<Tables>

export async function listCardTypes(on: On): Promise<CardType[]> {
  const { rows } = await sql<CardType>`
    select t.id, t.name, t.logo, t.category, t.sort, t.enabled, t.paused, t.requirement,
           coalesce((select array_agg(distinct p.form order by p.form desc) from card_prices p
                     where p.card_type_id = t.id), '{}') as forms,
           coalesce((select array_agg(c.id order by c.sort) from card_currencies c
                     where exists (select from card_prices p
                                   where p.card_type_id = t.id and p.card_currency_id = c.id)), '{}') as countries,
           coalesce((select trim_scale(min(min_face))::text from card_prices p where p.card_type_id = t.id), '0') as "minFace",
           coalesce((select trim_scale(max(max_face))::text from card_prices p where p.card_type_id = t.id), '0') as "maxFace",
           json_build_object('ground', t.color_ground, 'pattern', t.color_pattern, 'ink', t.color_ink) as colors,
           json_build_object('pattern', t.code_pattern, 'example', t.code_example, 'hint', t.code_hint,
                             'cardPin', t.card_pin) as "codeFormat"
    from card_types t order by t.sort, t.name`.execute(on)
  return rows
}

export async function listCardCurrencies(on: On): Promise<CardCurrency[]> {
  const { rows } = await sql<CardCurrency>`
    select id, code, symbol, country_code as "countryCode", name from card_currencies order by sort, name`.execute(
    on,
  )
  return rows
}

/** A price as it stands, without what depends on the caller. */
export interface StoredPrice {
  readonly id: string
  readonly cardTypeId: string
  readonly currencyTypeId: string
  readonly form: CardForm
  readonly receiptType: ReceiptType
  readonly minFace: string
  readonly maxFace: string
  readonly step: string
  readonly rate: string
  readonly needsCode: boolean
  readonly photos: PhotoKind[]
  readonly updatedAt: Date
  /** What a special that runs now adds, naira for each unit. */
  readonly specialBonus: string
}

const priceColumns = sql`p.id, p.card_type_id as "cardTypeId", p.card_currency_id as "currencyTypeId", p.form,
  p.receipt_type as "receiptType", trim_scale(p.min_face)::text as "minFace", trim_scale(p.max_face)::text as "maxFace",
  trim_scale(p.step)::text as step, trim_scale(p.rate)::text as rate, p.needs_code as "needsCode", p.photos,
  p.updated_at as "updatedAt",
  coalesce((select trim_scale(max(s.extra))::text from running_specials s
            where s.card_type_id = p.card_type_id and s.card_currency_id = p.card_currency_id
              and coalesce(s.form = p.form, true)), '0') as "specialBonus"`

export interface PriceForSale extends StoredPrice {
  readonly cardTypeName: string
  /** Whether the brand is enabled and not paused. */
  readonly onSale: boolean
  readonly faceSymbol: string
  readonly countryCode: string
  readonly codePattern: string
  /** What the level adds, naira for each unit. */
  readonly levelBonus: string
}

/** One price with all that a quote needs to know, for a seller of this level. */
export async function findPrice(on: On, id: string, level: number): Promise<PriceForSale | undefined> {
  const { rows } = await sql<Omit<PriceForSale, 'levelBonus'> & { bonusPermille: number }>`
    select ${priceColumns}, t.name as "cardTypeName", t.enabled and not t.paused as "onSale", c.symbol as "faceSymbol",
           c.country_code as "countryCode", t.code_pattern as "codePattern",
           coalesce((select bonus_permille from level_benefits where level <= ${level}
                     order by level desc limit 1), 0) as "bonusPermille"
    from card_prices p join card_types t on t.id = p.card_type_id join card_currencies c on c.id = p.card_currency_id
    where p.id = ${id}`.execute(on)
  if (!rows[0]) return undefined
  const { bonusPermille, ...price } = rows[0]
  return { ...price, levelBonus: levelBonusOf(price.rate, bonusPermille) }
}

export interface PriceWithHistory extends StoredPrice {
  readonly onSale: boolean
  readonly sort: number
  /** Rate at the end of each of the last days, oldest first; the last is the newest. */
  readonly trend: string[]
  /** Rate 24 hours ago. */
  readonly before: string
}

export async function listPrices(on: On): Promise<PriceWithHistory[]> {
  const { rows } = await sql<PriceWithHistory>`
    select ${priceColumns}, t.enabled and not t.paused as "onSale", t.sort,
           coalesce((select trim_scale(h.rate)::text from card_price_history h
                     where h.price_id = p.id and h.at <= now() - interval '24 hours'
                     order by h.at desc limit 1), trim_scale(p.rate)::text) as before,
           array(select trim_scale(day.rate)::text from (
                   select distinct on (h.at::date) h.at::date as on_day, h.rate from card_price_history h
                   where h.price_id = p.id and h.at > now() - interval '30 days'
                   order by h.at::date, h.at desc) day
                 order by day.on_day) as trend
    from card_prices p join card_types t on t.id = p.card_type_id join card_currencies c on c.id = p.card_currency_id
    order by t.sort, c.sort, p.form desc, p.receipt_type, p.min_face`.execute(on)
  return rows
}

export interface LevelBonus {
  readonly level: number
  readonly bonusPermille: number
}

export async function listLevelBonuses(on: On): Promise<LevelBonus[]> {
  const { rows } = await sql<LevelBonus>`
    select level, bonus_permille as "bonusPermille" from level_benefits order by level`.execute(on)
  return rows
}

/** A price as it was at a moment. */
export interface PriceAt {
  readonly id: string
  readonly currencyTypeId: string
  readonly countryCode: string
  readonly faceSymbol: string
  readonly form: CardForm
  readonly receiptType: ReceiptType
  readonly minFace: string
  readonly maxFace: string
  /** Naira for each unit. */
  readonly rate: string
}

/** The prices of a brand at a moment; one that came later with the first rate it had. */
export async function listPricesAt(on: Kysely<Tables>, cardTypeId: string, at: Date): Promise<PriceAt[]> {
  const { rows } = await sql<PriceAt>`
    select p.id, p.card_currency_id as "currencyTypeId", c.country_code as "countryCode", c.symbol as "faceSymbol", p.form,
           p.receipt_type as "receiptType", trim_scale(p.min_face)::text as "minFace",
           trim_scale(p.max_face)::text as "maxFace",
           trim_scale(coalesce(
             (select h.rate from card_price_history h where h.price_id = p.id and h.at <= ${at} order by h.at desc limit 1),
             (select h.rate from card_price_history h where h.price_id = p.id order by h.at limit 1),
             p.rate))::text as rate
    from card_prices p join card_currencies c on c.id = p.card_currency_id
    where p.card_type_id = ${cardTypeId}
    order by c.sort, p.form desc, p.receipt_type, p.min_face`.execute(on)
  return rows
}

export interface PausableBrand {
  readonly id: string
  readonly name: string
  readonly isPaused: boolean
}

/** Brands of the catalogue that could be sold, in its order. */
export async function listPausableBrands(on: Kysely<Tables>): Promise<PausableBrand[]> {
  const { rows } = await sql<PausableBrand>`
    select id, name, paused as "isPaused" from card_types where enabled order by sort, id`.execute(on)
  return rows
}

/** A brand until the transaction ends, so that nobody else pauses it; undefined where it could not be sold. */
export async function lockBrand(tx: Tx, id: string): Promise<PausableBrand | undefined> {
  const { rows } = await sql<PausableBrand>`
    select id, name, paused as "isPaused" from card_types where id = ${id} and enabled for no key update`.execute(
    tx,
  )
  return rows[0]
}

/** False where there is no such brand. A paused one is not sold, and says so in every list. */
export async function pauseBrand(tx: Tx, id: string, isPaused: boolean): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update card_types set paused = ${isPaused} where id = ${id} and enabled`.execute(tx)
  return numAffectedRows === 1n
}
