import type { CurrencyId } from '@kaadi/contract/primitives'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/index.ts'

type On = Kysely<Tables>

export interface NewCurrencyRate {
  readonly inId: CurrencyId
  readonly outId: CurrencyId
  readonly rate: string
}

export interface NewDigitalNetwork {
  readonly id: string
  readonly network: string
  readonly addressRegex: string
  readonly fee: string
  readonly min: string
  /** In how many minutes it usually confirms a payment. */
  readonly confirmMinutes?: number
}

/** What a host has changed stays as it is. */
export async function addCurrencyRates(on: On, rates: readonly NewCurrencyRate[]): Promise<void> {
  await sql`
    insert into currency_rates (in_currency_id, out_currency_id, rate)
    select "inId", "outId", rate from json_to_recordset(${JSON.stringify(rates)})
      as r ("inId" smallint, "outId" smallint, rate numeric)
    on conflict do nothing`.execute(on)
}

/** Of one digital currency, in this order. What a host has changed stays as it is. */
export async function addDigitalNetworks(
  on: On,
  currencyId: CurrencyId,
  networks: readonly NewDigitalNetwork[],
): Promise<void> {
  await sql`
    insert into digital_networks (id, currency_id, network, address_regex, fee, min_amount, confirm_minutes, sort)
    select id, ${currencyId}::smallint, network, "addressRegex", fee, min, "confirmMinutes", row_number() over ()
    from json_to_recordset(${JSON.stringify(networks)}) as n (
      id text, network text, "addressRegex" text, fee numeric, min numeric, "confirmMinutes" integer)
    on conflict do nothing`.execute(on)
}
