import type { GiftTaskRule } from '@kaadi/contract/changes'
import { type CurrencyId, currencies } from '@kaadi/contract/primitives'
import { WideDecimal } from '@kaadi/core/money'
import { sql } from 'kysely'
import type { Tx } from '../../../database/index.ts'
import { rowsOf } from '../../../database/named-read.ts'
import { invalidField } from '../../../errors/domain-error.ts'
import { ofCurrency } from '../../../lists/of-currency.ts'
import { pageByKey } from '../../../lists/paging.ts'
import { wholeNumber } from '../../../lists/sort-key.ts'
import { minorOf, plainAmount } from '../../../settings/amounts.ts'
import type { Changeable } from '../../../settings/changeable.ts'
import { type Cost, perCurrency, weighRow } from '../../../settings/weighing.ts'

interface StoredRule extends Omit<GiftTaskRule, 'amount' | 'startsTime' | 'endsTime'> {
  readonly amount: bigint
  readonly startsAt: Date | null
  readonly endsAt: Date | null
}

const toRule = ({ startsAt, endsAt, isOn, ...stored }: StoredRule): GiftTaskRule => ({
  ...stored,
  amount: plainAmount(stored.amount, stored.currencyId),
  startsTime: startsAt?.toISOString() ?? null,
  endsTime: endsAt?.toISOString() ?? null,
  isOn,
})
const columns = sql`t.id as "taskId", t.currency_id as "currencyId", t.kind, t.title, t.detail, t.amount,
  t.card_type_id as "cardTypeId", t.within_days as "withinDays", t.target, t.matures_days as "maturesDays",
  t.daily_max as "dailyMax", t.starts_at as "startsAt", t.ends_at as "endsAt", t.enabled as "isOn"`

const dayMs = 86_400_000

/** What a task can pay from its first day to its last: nothing bounds it without both. */
function budgetOf({ isOn, amount, dailyMax, startsTime, endsTime }: GiftTaskRule): Cost {
  if (!isOn) return '0'
  if (startsTime === null || endsTime === null) return null
  // One more: what is claimed on the last day is paid for on the next.
  const days = Math.ceil((Date.parse(endsTime) - Date.parse(startsTime)) / dayMs) + 1
  return new WideDecimal(amount).times(dailyMax).times(Math.max(1, days)).toFixed()
}

/** A claim is judged again by the same count when its reward matures: the count stays as it was. */
async function requireCount(tx: Tx, before: GiftTaskRule, after: GiftTaskRule): Promise<void> {
  for (const field of ['kind', 'cardTypeId', 'withinDays', 'target', 'startsTime'] as const)
    if (before[field] !== after[field])
      throw invalidField(`after.${field}`, 'Sellers claim by this: end this task and make another.')
  if (before.endsTime === after.endsTime || after.endsTime === null) return
  const { rows } = await sql<{ isPast: boolean }>`
    select ${after.endsTime}::timestamptz <= now() as "isPast"`.execute(tx)
  if (rows[0]!.isPast) throw invalidField('after.endsTime', 'This is past: switch the task off instead.')
}

/** A task that was removed under this name stands again: sellers may have claimed it by its count. */
async function bringBack(tx: Tx, { taskId, currencyId }: GiftTaskRule): Promise<GiftTaskRule | undefined> {
  const { rows } = await sql<StoredRule>`
    update gift_tasks t set removed_at = null
    where t.id = ${taskId} and t.currency_id = ${currencyId} and t.removed_at is not null
    returning ${columns}`.execute(tx)
  return rows[0] && toRule(rows[0])
}

/** Tasks with a reward. What was claimed keeps the amount and the days of its claim. */
export const taskSettings: Changeable<'tasks'> = {
  titleOf: ({ title, currencyId }) => `${title}, ${currencies[currencyId].name}`,
  find: async (on, subject, lock) => {
    const [, currencyId, taskId] = /^([123])-([A-Za-z0-9_-]{1,64})$/.exec(subject) ?? []
    if (taskId === undefined) return undefined
    const rows = await rowsOf(
      on,
      sql<StoredRule>`select ${columns} from gift_tasks t
        where t.id = ${taskId} and t.currency_id = ${Number(currencyId) as CurrencyId} and t.removed_at is null
        ${lock ? sql`for update` : sql``}`,
    )
    return rows[0] && toRule(rows[0])
  },
  page: async (on, query) => {
    const place = [wholeNumber(sql`t.sort`), wholeNumber(sql`t.number`)]
    const page = await pageByKey<StoredRule>(on, query, {
      columns,
      tables: sql`gift_tasks t`,
      counted: sql`gift_tasks t`,
      where: sql<boolean>`t.removed_at is null and ${ofCurrency(sql`t.currency_id`, query.currencyId)}`,
      identity: [sql`t.number`],
      keys: [
        wholeNumber(sql`t.currency_id`),
        ...(query.sort === 'amount' ? [wholeNumber(sql`t.amount`)] : []),
        ...place,
      ],
      ascending: query.direction === 'ascending',
    })
    return { ...page, records: page.records.map(toRule) }
  },
  write: async (tx, before, after) => {
    if (!after) {
      const { taskId, currencyId } = before!
      await sql`
        update gift_tasks set removed_at = now() where id = ${taskId} and currency_id = ${currencyId}`.execute(
        tx,
      )
      return
    }
    const stands = before ?? (await bringBack(tx, after))
    if (stands) await requireCount(tx, stands, after)
    const { taskId, currencyId, title, detail, maturesDays, dailyMax, endsTime, isOn } = after
    const amount = minorOf('after.amount', after.amount, currencyId)
    await (stands
      ? sql`
        update gift_tasks set title = ${title}, detail = ${detail}, amount = ${amount}, matures_days = ${maturesDays},
          daily_max = ${dailyMax}, ends_at = ${endsTime}::timestamptz, enabled = ${isOn}
        where id = ${taskId} and currency_id = ${currencyId}`
      : sql`
        insert into gift_tasks (id, currency_id, kind, title, detail, amount, card_type_id, within_days, target,
                                matures_days, daily_max, starts_at, ends_at, enabled, sort)
        values (${taskId}, ${currencyId}, ${after.kind}, ${title}, ${detail}, ${amount}, ${after.cardTypeId},
                ${after.withinDays}::integer, ${after.target}, ${maturesDays}, ${dailyMax},
                ${after.startsTime}::timestamptz, ${endsTime}::timestamptz, ${isOn},
                (select coalesce(max(sort), 0) + 1 from gift_tasks where currency_id = ${currencyId}))`
    ).execute(tx)
  },
  weigh: (before, after) =>
    weighRow(before, after, {
      weightOf: budgetOf,
      limitOf: perCurrency({ 1: '500000', 2: '5000', 3: '500' }),
      words: ['title', 'detail'],
    }),
  checkers: ['senior', 'treasurer', 'admin'],
  refusals: {
    gift_tasks_amount_positive: ['amount', 'A reward is more than nothing.'],
    gift_tasks_sales_alone: ['kind', 'Brand, days and a number belong to cards that are sold.'],
    gift_tasks_time_sane: ['endsTime', 'It ends before it begins.'],
    gift_tasks_card_type_id_fkey: ['cardTypeId', 'There is no such brand.'],
    gift_tasks_currency_id_fkey: ['currencyId', 'Cards are not paid in this currency.'],
  },
}
