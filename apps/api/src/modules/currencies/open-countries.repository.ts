import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../database/index.ts'
import { DomainError } from '../../errors/domain-error.ts'

interface ClosedCountry {
  readonly countryCode: string
  readonly reopensAt: Date | null
}

/** Where nobody can sign up, sell or withdraw now. */
export async function listClosedCountries(on: Kysely<Tables>): Promise<ClosedCountry[]> {
  const { rows } = await sql<ClosedCountry>`
    select code as "countryCode", reopens_at as "reopensAt" from closed_countries order by code`.execute(on)
  return rows
}

const countryClosed = ({ reopensAt }: ClosedCountry): DomainError =>
  new DomainError('countryClosed', { details: { reopensTime: reopensAt?.toISOString() ?? null } })

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
