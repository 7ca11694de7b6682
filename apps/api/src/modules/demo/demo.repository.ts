import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/index.ts'
import type { DemoSeller } from './accounts.ts'
import { demoBrands } from './content/brands.ts'
import {
  demoContacts,
  demoContents,
  demoCouponRules,
  demoCurrencyRates,
  demoNetworks,
  demoSettings,
} from './content/content.ts'
import { demoCountries } from './content/countries.ts'
import type { DemoPrice } from './content/prices.ts'

type On = Kysely<Tables>

const contentMarker = 'demo.content'
export const historyMarker = 'demo.history'

const isMarked = async (on: On, marker: string): Promise<boolean> => {
  const { rows } = await sql`select from business_settings where key = ${marker}`.execute(on)
  return rows.length > 0
}

async function mark(on: On, marker: string): Promise<void> {
  await sql`insert into business_settings (key, value) values (${marker}, '1') on conflict do nothing`.execute(
    on,
  )
}

export const isSeeded = (on: On): Promise<boolean> => isMarked(on, contentMarker)
export const markSeeded = (on: On): Promise<void> => mark(on, contentMarker)
export const hasHistory = (on: On): Promise<boolean> => isMarked(on, historyMarker)

/** What a host has changed stays as it is. */
export async function insertCatalogue(on: On, prices: readonly DemoPrice[]): Promise<void> {
  await sql`
    insert into card_currencies (id, code, symbol, country_code, name, sort)
    select id, code, symbol, "countryCode", name, row_number() over () from json_to_recordset(${JSON.stringify(demoCountries)})
      as c (id text, code text, symbol text, "countryCode" text, name text)
    on conflict do nothing`.execute(on)
  const brands = demoBrands.map(({ colors: [ground, pattern, ink], code, paused, ...brand }, sort) => ({
    ...brand,
    ground,
    pattern,
    ink,
    sort,
    paused: paused ?? false,
    codePattern: code.pattern,
    codeExample: code.example,
    codeHint: code.hint,
    cardPin: 'cardPin' in code,
  }))
  await sql`
    insert into card_types (id, name, category, sort, paused, requirement, color_ground, color_pattern, color_ink,
                            code_pattern, code_example, code_hint, card_pin, promised_minutes)
    select id, name, category, sort, paused, requirement, ground, pattern, ink, "codePattern", "codeExample", "codeHint", "cardPin",
           "promisedMinutes"
    from json_to_recordset(${JSON.stringify(brands)}) as b (
      id text, name text, category text, sort integer, paused boolean, requirement text, ground text, pattern text,
      ink text, "codePattern" text, "codeExample" text, "codeHint" text, "cardPin" boolean, "promisedMinutes" integer)
    on conflict do nothing`.execute(on)
  await insertPrices(on, prices)
}

/** The newest rate goes into the price, whose trigger remembers it; the older ones straight into the history. */
async function insertPrices(on: On, prices: readonly DemoPrice[]): Promise<void> {
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

export async function insertContent(on: On): Promise<void> {
  await sql`
    insert into contents (id, kind, title, content, link, sort, starts_at)
    select id, kind, title, content, link, row_number() over (), now() - make_interval(hours => "hoursOld")
    from json_to_recordset(${JSON.stringify(demoContents)}) as c (
      id text, kind text, title text, content text, link text, "hoursOld" integer)
    on conflict do nothing`.execute(on)
  await sql`
    insert into contacts (id, type, label, value, link, sort)
    select id, type, label, value, link, row_number() over ()
    from json_to_recordset(${JSON.stringify(demoContacts)}) as c (id text, type text, label text, value text, link text)
    on conflict do nothing`.execute(on)
  await sql`
    insert into business_settings (key, value)
    select key, value from json_to_recordset(${JSON.stringify(demoSettings)}) as s (key text, value text)
    on conflict do nothing`.execute(on)
}

export async function insertMoneyRules(on: On): Promise<void> {
  await sql`
    insert into currency_rates (in_currency_id, out_currency_id, rate)
    select "inId", "outId", rate from json_to_recordset(${JSON.stringify(demoCurrencyRates)})
      as r ("inId" smallint, "outId" smallint, rate numeric)
    on conflict do nothing`.execute(on)
  await sql`
    insert into digital_networks (id, currency_id, network, address_regex, fee, min_amount, sort)
    select id, 3, network, "addressRegex", fee, min, row_number() over ()
    from json_to_recordset(${JSON.stringify(demoNetworks)}) as n (
      id text, network text, "addressRegex" text, fee numeric, min numeric)
    on conflict do nothing`.execute(on)
  await sql`
    insert into coupon_rules (id, source, title, rule, amount, percent, max_bonus, min_payout, currency_id, card_type_ids,
                              life_days)
    select id, source, title, rule, amount, percent, "maxBonus", "minPayout", "currencyId", "cardTypeIds", "lifeDays"
    from json_to_recordset(${JSON.stringify(demoCouponRules)}) as r (
      id text, source text, title text, rule text, amount bigint, percent numeric, "maxBonus" bigint,
      "minPayout" bigint, "currencyId" smallint, "cardTypeIds" text[], "lifeDays" integer)
    on conflict do nothing`.execute(on)
}

/** A demo account's level, and since when it is a member. */
export async function setStanding(
  on: On,
  { email, level, exp, memberDays }: Pick<DemoSeller, 'email' | 'level' | 'exp' | 'memberDays'>,
): Promise<void> {
  await sql`
    update users set level = ${level}, exp = ${exp}, created_at = now() - make_interval(days => ${memberDays})
    where email = ${email} and is_demo`.execute(on)
}

export async function findSeller(on: On, email: string): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`select id from users where email = ${email}`.execute(on)
  return rows[0]!.id
}

export const countDemoAccounts = async (on: On): Promise<number> => {
  const { rows } = await sql<{ total: bigint }>`
    select (select count(*) from users where is_demo) + (select count(*) from operators where is_demo) as total`.execute(
    on,
  )
  return Number(rows[0]!.total)
}
