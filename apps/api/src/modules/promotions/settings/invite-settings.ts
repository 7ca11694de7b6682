import type { InviteTerms } from '@kaadi/contract/changes'
import { type CurrencyId, currencies } from '@kaadi/contract/primitives'
import { WideDecimal } from '@kaadi/core/money'
import { sql } from 'kysely'
import { rowsOf } from '../../../database/named-read.ts'
import { ofCurrency } from '../../../lists/of-currency.ts'
import { pageByKey } from '../../../lists/paging.ts'
import { wholeNumber } from '../../../lists/sort-key.ts'
import { minorOf, plainAmount } from '../../../settings/amounts.ts'
import type { Changeable } from '../../../settings/changeable.ts'
import { perCurrency, weighRow } from '../../../settings/weighing.ts'

interface StoredTerms extends Pick<InviteTerms, 'currencyId' | 'maturesDays' | 'dailyMax' | 'isOn'> {
  readonly inviterAmount: bigint
  readonly friendAmount: bigint
  readonly sells: bigint
}

const toTerms = ({ sells, ...stored }: StoredTerms): InviteTerms => ({
  currencyId: stored.currencyId,
  inviterAmount: plainAmount(stored.inviterAmount, stored.currencyId),
  friendAmount: plainAmount(stored.friendAmount, stored.currencyId),
  sellAmount: plainAmount(sells, stored.currencyId),
  maturesDays: stored.maturesDays,
  dailyMax: stored.dailyMax,
  isOn: stored.isOn,
})
const columns = sql`r.currency_id as "currencyId", r.inviter_amount as "inviterAmount", r.friend_amount as "friendAmount",
  r.sells, r.matures_days as "maturesDays", r.daily_max as "dailyMax", r.enabled as "isOn"`

/** What is given for a friend. A reward keeps the terms of the day on which it was promised. */
export const inviteSettings: Changeable<'invites'> = {
  titleOf: ({ currencyId }) => `Rewards for friends, ${currencies[currencyId].name}`,
  find: async (on, subject, lock) => {
    if (!/^[123]$/.test(subject)) return undefined
    const rows = await rowsOf(
      on,
      sql<StoredTerms>`select ${columns} from invite_rules r where r.currency_id = ${Number(subject) as CurrencyId}
        ${lock ? sql`for update` : sql``}`,
    )
    return rows[0] && toTerms(rows[0])
  },
  page: async (on, query) => {
    const page = await pageByKey<StoredTerms>(on, query, {
      columns,
      tables: sql`invite_rules r`,
      counted: sql`invite_rules r`,
      where: ofCurrency(sql`r.currency_id`, query.currencyId),
      identity: [sql`r.currency_id`],
      // There is one of each currency: by amount is by currency.
      keys: [wholeNumber(sql`r.currency_id`)],
      ascending: query.direction === 'ascending',
    })
    return { ...page, records: page.records.map(toTerms) }
  },
  write: async (tx, before, after) => {
    await sql`delete from invite_rules where currency_id = ${(before ?? after!).currencyId}`.execute(tx)
    if (!after) return
    const { currencyId } = after
    const minor = (field: 'inviterAmount' | 'friendAmount' | 'sellAmount') =>
      minorOf(`after.${field}`, after[field], currencyId)
    await sql`
      insert into invite_rules (currency_id, inviter_amount, friend_amount, sells, matures_days, daily_max, enabled)
      values (${currencyId}, ${minor('inviterAmount')}, ${minor('friendAmount')}, ${minor('sellAmount')},
              ${after.maturesDays}, ${after.dailyMax}, ${after.isOn})`.execute(tx)
  },
  weigh: (before, after) =>
    weighRow(before, after, {
      weightOf: ({ inviterAmount, friendAmount, isOn }) =>
        isOn ? new WideDecimal(inviterAmount).plus(friendAmount).toFixed() : '0',
      limitOf: perCurrency({ 1: '5000', 2: '50', 3: '5' }),
    }),
  checkers: ['senior', 'treasurer', 'admin'],
  refusals: {
    invite_rules_positive: ['inviterAmount', 'Both rewards, and what a friend sells, are more than nothing.'],
    invite_rules_currency_id_fkey: ['currencyId', 'Cards are not paid in this currency.'],
  },
}
