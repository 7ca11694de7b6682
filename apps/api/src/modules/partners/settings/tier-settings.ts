import type { PartnerTierRule } from '@kaadi/contract/changes'
import { type CurrencyId, currencies } from '@kaadi/contract/primitives'
import { sql } from 'kysely'
import type { Tx } from '../../../database/index.ts'
import { rowsOf } from '../../../database/named-read.ts'
import { invalidField } from '../../../errors/domain-error.ts'
import { ofCurrency } from '../../../lists/of-currency.ts'
import { pageByKey } from '../../../lists/paging.ts'
import { wholeNumber } from '../../../lists/sort-key.ts'
import { minorOf, plainAmount } from '../../../settings/amounts.ts'
import type { Changeable } from '../../../settings/changeable.ts'

interface StoredRule extends Omit<PartnerTierRule, 'fromAmount'> {
  readonly fromAmount: bigint
}

const toRule = ({ currencyId, tier, fromAmount, ...gives }: StoredRule): PartnerTierRule => ({
  currencyId,
  tier,
  fromAmount: plainAmount(fromAmount, currencyId),
  ...gives,
})
const columns = sql`t.currency_id as "currencyId", t.tier, t.from_amount as "fromAmount",
  t.calls_per_minute as "callsPerMinute", t.keys_max as "keysMax"`

/** A tier begins above the one before it and below the one after: partners would fall through else. */
async function requireOrder(tx: Tx, { currencyId, tier }: PartnerTierRule, from: bigint): Promise<void> {
  const { rows } = await sql<{ below: bigint | null; above: bigint | null }>`
    select (select max(o.from_amount) from partner_tiers o where o.currency_id = t.currency_id and o.place < t.place) as below,
           (select min(o.from_amount) from partner_tiers o where o.currency_id = t.currency_id and o.place > t.place) as above
    from partner_tiers t where t.currency_id = ${currencyId} and t.tier = ${tier}`.execute(tx)
  const { below, above } = rows[0]!
  if (below === null && from !== 0n)
    throw invalidField('after.fromAmount', 'The first tier is for everybody.')
  if (below !== null && from <= BigInt(below))
    throw invalidField('after.fromAmount', 'The tier before begins there or later.')
  if (above !== null && from >= BigInt(above))
    throw invalidField('after.fromAmount', 'The tier after begins there or sooner.')
}

/** Tiers of partners. There are three of each currency; none comes or goes, and none costs money by itself. */
export const tierSettings: Changeable<'tiers'> = {
  titleOf: ({ currencyId, tier }) =>
    `${tier[0]!.toUpperCase()}${tier.slice(1)} partners, ${currencies[currencyId].name}`,
  find: async (on, subject, lock) => {
    const [, currencyId, tier] = /^([123])-(bronze|silver|gold)$/.exec(subject) ?? []
    if (tier === undefined) return undefined
    const rows = await rowsOf(
      on,
      sql<StoredRule>`select ${columns} from partner_tiers t
        where t.currency_id = ${Number(currencyId) as CurrencyId} and t.tier = ${tier}
        ${lock ? sql`for update` : sql``}`,
    )
    return rows[0] && toRule(rows[0])
  },
  page: async (on, query) => {
    const page = await pageByKey<StoredRule>(on, query, {
      columns,
      tables: sql`partner_tiers t`,
      counted: sql`partner_tiers t`,
      where: ofCurrency(sql`t.currency_id`, query.currencyId),
      identity: [sql`t.currency_id`, sql`t.tier`],
      // By amount is by place: tiers stand in the order of their volumes.
      keys: [wholeNumber(sql`t.currency_id`), wholeNumber(sql`t.place`)],
      ascending: query.direction === 'ascending',
    })
    return { ...page, records: page.records.map(toRule) }
  },
  write: async (tx, before, after) => {
    if (!before || !after) throw invalidField('after', 'There are three tiers: change one of them.')
    const from = minorOf('after.fromAmount', after.fromAmount, after.currencyId)
    await requireOrder(tx, after, from)
    await sql`
      update partner_tiers set from_amount = ${from}, calls_per_minute = ${after.callsPerMinute}, keys_max = ${after.keysMax}
      where currency_id = ${after.currencyId} and tier = ${after.tier}`.execute(tx)
  },
  weigh: () => null,
  checkers: ['senior', 'admin'],
  refusals: { partner_tiers_sane: ['fromAmount', 'A tier begins at nothing or above.'] },
}
