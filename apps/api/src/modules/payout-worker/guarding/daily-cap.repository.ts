import { sql } from 'kysely'
import { constraintOf, type Tx } from '../../../database/index.ts'
import { momentOf, type PayoutRails } from '../rails.ts'

interface Begun {
  readonly provider: string
  readonly currencyId: number
  readonly amount: bigint
}

/** The day's cap is reached: nothing was changed, and the transaction has to go back. */
export class CapReached extends Error {}

/** Counts what is begun against the day, failures too. Whoever begins at the same time waits for the row. */
export async function countAgainstCap(tx: Tx, rails: PayoutRails, begun: Begun): Promise<void> {
  const most = rails.dailyCaps[begun.currencyId as keyof PayoutRails['dailyCaps']]
  if (most === undefined) return
  if (begun.amount > most) throw new CapReached()
  try {
    await sql`
      insert into rail_days as d (provider, currency_id, day, amount, most)
      values (${begun.provider}, ${begun.currencyId}, (${momentOf(rails)} at time zone 'utc')::date, ${begun.amount}, ${most})
      on conflict on constraint rail_days_pkey do update set amount = d.amount + excluded.amount, most = excluded.most`.execute(
      tx,
    )
  } catch (error) {
    if (constraintOf(error) === 'rail_days_within_cap') throw new CapReached()
    throw error
  }
}
