import type { BrandSpecialRule } from '@kaadi/contract/changes'
import { sql } from 'kysely'
import { rowsOf } from '../../../database/named-read.ts'
import { pageByKey } from '../../../lists/paging.ts'
import { instant, wholeNumber } from '../../../lists/sort-key.ts'
import type { Changeable } from '../../../settings/changeable.ts'
import { perCurrency, weighRow } from '../../../settings/weighing.ts'

interface StoredRule extends Omit<BrandSpecialRule, 'startsTime' | 'endsTime'> {
  readonly startsAt: Date
  readonly endsAt: Date
}

const toRule = ({ startsAt, endsAt, isOn, ...stored }: StoredRule): BrandSpecialRule => ({
  ...stored,
  startsTime: startsAt.toISOString(),
  endsTime: endsAt.toISOString(),
  isOn,
})
const columns = sql`s.id as "specialId", s.title, s.card_type_id as "cardTypeId", s.card_currency_id as "currencyTypeId",
  s.form, trim_scale(s.extra)::text as extra, s.starts_at as "startsAt", s.ends_at as "endsAt", s.enabled as "isOn"`

/**
 * Brands that bring more for a time. A quote keeps what it promised. Nothing bounds how many cards come while one runs, so a
 * second person looks at each; switching it off is for one person alone.
 */
export const specialSettings: Changeable<'specials'> = {
  titleOf: ({ title }) => title,
  find: async (on, subject, lock) => {
    const rows = await rowsOf(
      on,
      sql<StoredRule>`select ${columns} from brand_specials s where s.id = ${subject}
        ${lock ? sql`for update` : sql``}`,
    )
    return rows[0] && toRule(rows[0])
  },
  page: async (on, query) => {
    const page = await pageByKey<StoredRule>(on, query, {
      columns,
      tables: sql`brand_specials s`,
      counted: sql`brand_specials s`,
      where: sql<boolean>`true`,
      identity: [sql`s.number`],
      keys: [
        query.sort === 'amount' ? wholeNumber(sql`(s.extra * 1000000)::bigint`) : instant(sql`s.starts_at`),
        wholeNumber(sql`s.number`),
      ],
      ascending: query.direction === 'ascending',
    })
    return { ...page, records: page.records.map(toRule) }
  },
  write: async (tx, before, after) => {
    if (!after) {
      await sql`delete from brand_specials where id = ${before!.specialId}`.execute(tx)
      return
    }
    const { specialId, title, cardTypeId, currencyTypeId, form, extra, startsTime, endsTime, isOn } = after
    await (before
      ? sql`
        update brand_specials set title = ${title}, card_type_id = ${cardTypeId}, card_currency_id = ${currencyTypeId},
          form = ${form}::text, extra = ${extra}::numeric, starts_at = ${startsTime}::timestamptz,
          ends_at = ${endsTime}::timestamptz, enabled = ${isOn}
        where id = ${specialId}`
      : sql`
        insert into brand_specials (id, title, card_type_id, card_currency_id, form, extra, starts_at, ends_at, enabled)
        values (${specialId}, ${title}, ${cardTypeId}, ${currencyTypeId}, ${form}::text, ${extra}::numeric,
                ${startsTime}::timestamptz, ${endsTime}::timestamptz, ${isOn})`
    ).execute(tx)
  },
  weigh: (before, after) =>
    weighRow(before, after, {
      weightOf: ({ isOn }) => (isOn ? null : '0'),
      limitOf: () => perCurrency({ 1: '500000', 2: '5000', 3: '500' })({ currencyId: 1 }),
      words: ['title'],
    }),
  checkers: ['senior', 'treasurer', 'admin'],
  refusals: {
    brand_specials_extra_positive: ['extra', 'It brings more than nothing.'],
    brand_specials_time_sane: ['endsTime', 'It ends before it begins.'],
    brand_specials_card_type_id_fkey: ['cardTypeId', 'There is no such brand.'],
    brand_specials_card_currency_id_fkey: ['currencyTypeId', 'There is no such country of cards.'],
  },
}
