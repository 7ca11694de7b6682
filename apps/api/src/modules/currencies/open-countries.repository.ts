import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../database/index.ts'
import { DomainError } from '../../errors/domain-error.ts'

interface ClosedCountry {
  readonly countryCode: string
  readonly reopensAt: Date | null
}

/** As a part of another row, from JSON. */
export interface OwnClosedCountry {
  readonly countryCode: string
  readonly reopensAt: string | null
}

/** Where nobody can sign up, sell or withdraw now. */
export async function listClosedCountries(on: Kysely<Tables>): Promise<ClosedCountry[]> {
  const { rows } = await sql<ClosedCountry>`
    select code as "countryCode", reopens_at as "reopensAt" from closed_countries order by code`.execute(on)
  return rows
}

const countryClosed = ({ reopensAt }: ClosedCountry | OwnClosedCountry): DomainError =>
  new DomainError('countryClosed', {
    details: { reopensTime: reopensAt && new Date(reopensAt).toISOString() },
  })

/** Part of a row: the country of a seller where it is closed now, for `refuseClosed`. */
export const closedCountryOf = (userId: RawBuilder<unknown>): RawBuilder<OwnClosedCountry | null> => sql`
  (select json_build_object('countryCode', c.code, 'reopensAt', c.reopens_at)
   from closed_countries c join sellers s on s.country_code = c.code where s.id = ${userId})`

export function refuseClosed(country: OwnClosedCountry | null): void {
  if (country) throw countryClosed(country)
}

/** Refuses an account of a closed country. */
export async function requireOpenCountry(on: Kysely<Tables>, countryCode: string): Promise<void> {
  const closed = (await listClosedCountries(on)).find((one) => one.countryCode === countryCode)
  if (closed) throw countryClosed(closed)
}

/** Refuses a seller of a closed country. */
export async function requireOpenCountryOf(on: Kysely<Tables>, userId: bigint): Promise<void> {
  const { rows } = await sql<ClosedCountry>`
    select c.code as "countryCode", c.reopens_at as "reopensAt" from closed_countries c
    join sellers s on s.country_code = c.code where s.id = ${userId}`.execute(on)
  if (rows[0]) throw countryClosed(rows[0])
}

/** Whether a seller, by the column of their id, is of a country that is closed now. */
export const isOfClosedCountry = (userId: RawBuilder<unknown>) => sql<boolean>`
  exists (select from closed_countries c join sellers s on s.country_code = c.code where s.id = ${userId})`
