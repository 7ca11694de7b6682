import type { NetworkRule } from '@kaadi/contract/changes'
import { sql } from 'kysely'
import { rowsOf } from '../../../database/named-read.ts'
import { invalidField } from '../../../errors/domain-error.ts'
import { ofCurrency } from '../../../lists/of-currency.ts'
import { pageByKey } from '../../../lists/paging.ts'
import { wholeNumber } from '../../../lists/sort-key.ts'
import { minorOf } from '../../../settings/amounts.ts'
import type { Changeable } from '../../../settings/changeable.ts'
import { weighShare } from '../../../settings/shares.ts'
import { currencyShares } from './currency-shares.ts'
import { networksInForce } from './in-force.ts'

type Found = { readonly values: NetworkRule }

const values = sql`${sql.raw(networksInForce)} as values`

/** Networks of digital currency. The form of their addresses is code: none comes or goes here. */
export const networkSettings: Changeable<'networks'> = {
  titleOf: ({ networkId }) => `Network ${networkId.toUpperCase()}`,
  find: async (on, subject, lock) => {
    const rows = await rowsOf(
      on,
      sql<Found>`select ${values} from digital_networks n where n.id = ${subject} ${lock ? sql`for update` : sql``}`,
    )
    return rows[0]?.values
  },
  page: async (on, query) => {
    const page = await pageByKey<Found>(on, query, {
      columns: values,
      tables: sql`digital_networks n`,
      counted: sql`digital_networks n`,
      where: ofCurrency(sql`n.currency_id`, query.currencyId),
      identity: [sql`n.id`],
      keys: [wholeNumber(sql`n.currency_id`), wholeNumber(sql`n.sort`)],
      ascending: query.direction === 'ascending',
    })
    return { ...page, records: page.records.map((found) => found.values) }
  },
  write: async (tx, before, after) => {
    if (!before || !after)
      throw invalidField('after', 'A network is neither added nor removed here: close it instead.')
    if (before.currencyId !== after.currencyId)
      throw invalidField('after.currencyId', 'The currency of a network never changes.')
    const { networkId, currencyId, fee, minAmount, confirmMinutes, isOpen } = after
    minorOf('after.fee', fee, currencyId)
    minorOf('after.minAmount', minAmount, currencyId)
    await sql`
      update digital_networks set fee = ${fee}::numeric, min_amount = ${minAmount}::numeric,
        confirm_minutes = ${confirmMinutes}, enabled = ${isOpen} where id = ${networkId}`.execute(tx)
  },
  weigh: (before, after) => {
    const { networkId, currencyId } = (after ?? before)!
    const row = { name: `networks ${networkId}`, currencyId }
    return weighShare(row, currencyShares.networks, before && { ...before }, after && { ...after })
  },
  checkers: ['treasurer', 'admin'],
  refusals: {
    digital_networks_something_arrives: ['minAmount', 'The smallest withdrawal is more than the fee.'],
  },
}
