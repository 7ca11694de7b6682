import { withdrawalStatus } from '@kaadi/contract/withdrawals'
import { SafeClient } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { tokensOf } from './compare-sides.ts'
import { isUnknown, type MatchedItem, type RailTotal, type Sides, settleMs } from './sides.ts'

const itemsWhere = (condition: string) => `
  select p.provider, p.by_hand as "isByHand", p.reference, p.currency_id as "currencyId",
    case when w.status = ${withdrawalStatus.paid} then w.net else 0 end as orders,
    coalesce((select l.amount from posted_legs l
              where l.kind = 'withdrawal.paid' and l.event_id = w.withdrawal_id and l.leg = 0), 0)
    - coalesce((select l.amount from posted_legs l
                where l.kind = 'withdrawal.returned' and l.event_id = w.withdrawal_id and l.leg = 0), 0) as books,
    p.amount as sent, p.status = 'success' as "isPaid",
    -- An attempt keeps when it was paid, also where that came back later.
    case when p.status = 'reversed' then greatest(p.ended_at, w.updated_at) else p.ended_at end as "endedAt"
  from payouts_at_providers p
  join withdrawal_outcomes w on w.user_id = p.user_id and w.withdrawal_id = p.withdrawal_id
  where ${condition} order by p.created_at`

const items = itemsWhere('p.created_at >= $1')

/** By the index of references: of all payouts ever made only those that the lines name. */
const olderItems = itemsWhere('p.provider = $1 and p.created_at < $2 and p.reference = any($3)')

const totals = `
  select coalesce(b.provider, o.provider) as provider, coalesce(b.currency_id, o.currency_id) as "currencyId",
    coalesce(o.amount, 0) as orders, coalesce(b.balance - b.adjusted, 0) as books
  from payout_balances b
  full join (
    select p.provider, w.currency_id, sum(w.net) as amount
    from withdrawal_outcomes w
    join payouts_at_providers p on p.user_id = w.user_id and p.withdrawal_id = w.withdrawal_id and p.status = 'success'
    where w.status = ${withdrawalStatus.paid} group by 1, 2
  ) o on o.provider = b.provider and o.currency_id = b.currency_id`

/**
 * Orders and books of one moment, on a connection of its own: all of it may take longer than a request waits. Providers are
 * asked before, outside of any transaction.
 */
export async function readSides(
  { database, rails, checkRules }: Pick<Deps, 'database' | 'rails' | 'checkRules'>,
  from: Date,
): Promise<Sides> {
  const now = rails.now?.() ?? new Date()
  const answers = await Promise.all(
    [...rails.providers.values()].map(async ({ name, ledger, feeOf }) => ({
      provider: name,
      lines: await ledger(from, now),
      feeOf,
    })),
  )
  const client = new SafeClient({ connectionString: database.url, application_name: 'kaadi-match' })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const own = (await client.query(items, [from])).rows.map(toItem)
    const sums = (await client.query(totals)).rows.map(toTotal)
    const providers = []
    for (const side of answers) {
      const named = isUnknown(side.lines) ? [] : side.lines.flatMap(({ reason }) => tokensOf(reason))
      const { rows } = await client.query(olderItems, [side.provider, from, named])
      providers.push({ ...side, older: rows.map(toItem) })
    }
    await client.query('commit')
    const rules = await checkRules()
    return {
      items: own,
      totals: sums,
      providers,
      rules,
      from,
      settledBefore: new Date(now.getTime() - settleMs),
    }
  } finally {
    await client.end()
  }
}

const whole = (value: unknown): bigint => BigInt(String(value))

const toItem = ({ orders, books, sent, ...row }: Record<string, unknown>): MatchedItem => ({
  ...(row as Omit<MatchedItem, 'orders' | 'books' | 'sent'>),
  orders: whole(orders),
  books: whole(books),
  sent: whole(sent),
})

const toTotal = ({ orders, books, ...row }: Record<string, unknown>): RailTotal => ({
  ...(row as Omit<RailTotal, 'orders' | 'books'>),
  orders: whole(orders),
  books: whole(books),
})
