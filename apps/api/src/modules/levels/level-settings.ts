import type { LevelRule } from '@kaadi/contract/changes'
import { WideDecimal } from '@kaadi/core/money'
import { sql } from 'kysely'
import type { Tx } from '../../database/index.ts'
import { rowsOf } from '../../database/named-read.ts'
import { invalidField } from '../../errors/domain-error.ts'
import { pageByKey } from '../../lists/paging.ts'
import { wholeNumber } from '../../lists/sort-key.ts'
import type { Changeable } from '../../settings/changeable.ts'
import { type Share, weighShare } from '../../settings/shares.ts'
import { inPercent, isOver, type Weighed, weighRow } from '../../settings/weighing.ts'

interface StoredRule extends Omit<LevelRule, 'bonusPercent'> {
  readonly bonusPermille: number
}

type StandingRule = Pick<LevelRule, 'level' | 'fromPoints' | 'bonusPercent'>

const toRule = ({ bonusPermille, ...level }: StoredRule): LevelRule => ({
  ...level,
  bonusPercent: new WideDecimal(bonusPermille).div(10).toFixed(),
})
const columns = sql`l.level, l.name, l.exp_from as "fromPoints", l.bonus_permille as "bonusPermille",
  l.daily_percent as "dailyLimitPercent", l.head_start_minutes as "payoutHeadStartMinutes",
  l.fee_off_percent as "feeOffPercent"`

/** Levels stand in the order of their points, without a gap, and a higher one never pays less. They are written one after the other. */
async function requireOrder(tx: Tx, { level, fromPoints, bonusPercent }: LevelRule): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('levels', 0))`.execute(tx)
  const { rows } = await sql<StandingRule>`
    select l.level, l.exp_from as "fromPoints", trim_scale(l.bonus_permille::numeric / 10)::text as "bonusPercent"
    from levels l order by l.level`.execute(tx)
  const below = rows.find((other) => other.level === level - 1)
  const above = rows.find((other) => other.level === level + 1)
  const last = rows.at(-1)?.level ?? 0
  if (level > last + 1) throw invalidField('after.level', `The next level is ${last + 1}.`)
  if (below && fromPoints <= below.fromPoints)
    throw invalidField(
      'after.fromPoints',
      `The level below begins at ${below.fromPoints}: this one comes later.`,
    )
  if (above && fromPoints >= above.fromPoints)
    throw invalidField(
      'after.fromPoints',
      `The level above begins at ${above.fromPoints}: this one comes sooner.`,
    )
  const bonus = new WideDecimal(bonusPercent)
  if (below && bonus.lessThan(below.bonusPercent))
    throw invalidField(
      'after.bonusPercent',
      `The level below pays ${below.bonusPercent} percent more: this one pays no less.`,
    )
  if (above && bonus.greaterThan(above.bonusPercent))
    throw invalidField(
      'after.bonusPercent',
      `The level above pays ${above.bonusPercent} percent more: this one pays no more.`,
    )
}

/**
 * How far one person moves alone what a level makes of the limits and fees that money settings keep. Both hold for every seller
 * of the level, in every currency.
 */
const levelShare = {
  loosening: 10,
  tightening: 50,
  fields: { dailyLimitPercent: 'up', feeKeptPercent: 'down' },
} as const satisfies Share

const benefitsOf = (rule: LevelRule | null) =>
  rule && { dailyLimitPercent: rule.dailyLimitPercent, feeKeptPercent: 100 - rule.feeOffPercent }

/** Percent of no currency: it counts against the maker's day under the first. */
const weighBenefits = (before: LevelRule | null, after: LevelRule | null): Weighed | null =>
  weighShare(
    { name: `levels ${(after ?? before)!.level}`, currencyId: 1 },
    levelShare,
    benefitsOf(before),
    benefitsOf(after),
  )

/** A seller moves to another level with their next points: what was written of their points stays. */
export const levelSettings: Changeable<'levels'> = {
  titleOf: ({ level, name }) => `Level ${level}, ${name}`,
  find: async (on, subject, lock) => {
    if (!/^\d{1,4}$/.test(subject)) return undefined
    const rows = await rowsOf(
      on,
      sql<StoredRule>`select ${columns} from levels l where l.level = ${Number(subject)}
        ${lock ? sql`for update` : sql``}`,
    )
    return rows[0] && toRule(rows[0])
  },
  page: async (on, query) => {
    const level = wholeNumber(sql`l.level`)
    const page = await pageByKey<StoredRule>(on, query, {
      columns,
      tables: sql`levels l`,
      counted: sql`levels l`,
      where: sql<boolean>`true`,
      identity: [sql`l.level`],
      keys: query.sort === 'amount' ? [wholeNumber(sql`l.bonus_permille`), level] : [level],
      ascending: query.direction === 'ascending',
    })
    return { ...page, records: page.records.map(toRule) }
  },
  write: async (tx, _, after) => {
    if (!after) throw invalidField('after', 'Sellers stand on levels: a level cannot be removed.')
    const permille = new WideDecimal(after.bonusPercent).times(10)
    if (!permille.isInteger()) throw invalidField('after.bonusPercent', 'A bonus has one decimal.')
    await requireOrder(tx, after)
    await sql`
      insert into levels (level, name, exp_from, bonus_permille, daily_percent, head_start_minutes, fee_off_percent)
      values (${after.level}, ${after.name}, ${after.fromPoints}, ${permille.toNumber()}, ${after.dailyLimitPercent},
              ${after.payoutHeadStartMinutes}, ${after.feeOffPercent})
      on conflict (level) do update set name = excluded.name, exp_from = excluded.exp_from,
        bonus_permille = excluded.bonus_permille, daily_percent = excluded.daily_percent,
        head_start_minutes = excluded.head_start_minutes, fee_off_percent = excluded.fee_off_percent`.execute(
      tx,
    )
  },
  weigh: (before, after) => {
    const of = (weightOf: (rule: LevelRule) => string, limit: string) =>
      weighRow(before, after, { weightOf, limitOf: inPercent(limit), words: ['name'] })
    const bonus = of(({ bonusPercent }) => bonusPercent, '1')
    const feeOff = of(({ feeOffPercent }) => String(feeOffPercent), '50')
    return (
      [bonus, feeOff].find((weighed) => weighed && isOver(weighed)) ?? weighBenefits(before, after) ?? bonus
    )
  },
  checkers: ['senior', 'treasurer', 'admin'],
  refusals: {
    levels_first_from_nothing: ['fromPoints', 'The first level begins at 0, and no other does.'],
    levels_apart: ['fromPoints', 'Another level begins there.'],
    levels_sane: ['bonusPercent', 'A bonus is at most 20 percent.'],
  },
}
