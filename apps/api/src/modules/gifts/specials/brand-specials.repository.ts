import type { CardForm } from '@kaadi/contract/card-types'
import type { BrandSpecial } from '@kaadi/contract/gifts'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../database/index.ts'

type On = Kysely<Tables>

/** Those that will run, run, or ended within a week: what runs first, then what comes next, what is over last. */
export async function listBrandSpecials(on: On): Promise<BrandSpecial[]> {
  const { rows } = await sql<
    Omit<BrandSpecial, 'startsTime' | 'endsTime'> & { readonly startsAt: Date; readonly endsAt: Date }
  >`
    select s.id as "specialId", s.title, s.card_type_id as "cardTypeId", s.card_currency_id as "currencyTypeId", s.form,
           trim_scale(s.extra)::text as extra, s.starts_at as "startsAt", s.ends_at as "endsAt"
    from brand_specials s
    where s.enabled and s.ends_at > now() - interval '7 days' and s.starts_at < now() + interval '30 days'
    order by s.ends_at <= now(), s.starts_at > now(), s.ends_at, s.id limit 50`.execute(on)
  return rows.map(({ startsAt, endsAt, ...special }) => ({
    ...special,
    startsTime: startsAt.toISOString(),
    endsTime: endsAt.toISOString(),
  }))
}

export interface NewBrandSpecial {
  readonly id: string
  readonly title: string
  readonly cardTypeId: string
  readonly currencyTypeId: string
  readonly form: CardForm | null
  /** Naira for each unit of face value. */
  readonly extra: number
  /** From now, and until; below zero in the past. */
  readonly startsInHours: number
  readonly endsInHours: number
}

/** What a host has changed stays as it is. */
export async function addBrandSpecials(on: On, specials: readonly NewBrandSpecial[]): Promise<void> {
  await sql`
    insert into brand_specials (id, title, card_type_id, card_currency_id, form, extra, starts_at, ends_at)
    select id, title, "cardTypeId", "currencyTypeId", form, extra, now() + make_interval(hours => "startsInHours"),
           now() + make_interval(hours => "endsInHours")
    from json_to_recordset(${JSON.stringify(specials)}) as s (
      id text, title text, "cardTypeId" text, "currencyTypeId" text, form text, extra numeric, "startsInHours" integer,
      "endsInHours" integer)
    on conflict do nothing`.execute(on)
}
