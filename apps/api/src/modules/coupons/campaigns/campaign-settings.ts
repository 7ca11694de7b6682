import type { CampaignRule } from '@kaadi/contract/changes'
import type { CurrencyId } from '@kaadi/contract/primitives'
import { WideDecimal } from '@kaadi/core/money'
import { sql } from 'kysely'
import type { Tx } from '../../../database/index.ts'
import { rowsOf } from '../../../database/named-read.ts'
import { invalidField } from '../../../errors/domain-error.ts'
import { minorOf, plainAmount } from '../../../settings/amounts.ts'
import type { Changeable } from '../../../settings/changeable.ts'
import { type Cost, perCurrency, weighRow } from '../../../settings/weighing.ts'

export interface StoredCampaign {
  readonly id: string
  readonly source: CampaignRule['source']
  readonly title: string
  readonly rule: string
  readonly amount: bigint | null
  readonly percent: string | null
  readonly maxBonus: bigint | null
  readonly minPayout: bigint | null
  readonly currencyId: CurrencyId
  readonly cardTypeIds: readonly string[]
  readonly lifeDays: number
  readonly enabled: boolean
  readonly code: string | null
  readonly stock: number | null
  readonly startsAt: Date | null
  readonly endsAt: Date | null
}

export const campaignColumns = sql`r.id, r.source, r.title, r.rule, r.amount, trim_scale(r.percent)::text as percent,
  r.max_bonus as "maxBonus", r.min_payout as "minPayout", r.currency_id as "currencyId", r.card_type_ids as "cardTypeIds",
  r.life_days as "lifeDays", r.enabled, r.code, r.stock, r.starts_at as "startsAt", r.ends_at as "endsAt"`

export function toCampaignRule(stored: StoredCampaign): CampaignRule {
  const { id, source, title, rule, amount, percent, currencyId, lifeDays, enabled, code, stock } = stored
  const sum = (minor: bigint | null) => (minor === null ? null : plainAmount(minor, currencyId))
  return {
    campaignId: id,
    source,
    title,
    rule,
    kind: amount === null ? 'percent' : 'amount',
    value: sum(amount) ?? percent!,
    maxBonus: sum(stored.maxBonus),
    minPayout: sum(stored.minPayout),
    currencyId,
    cardTypeIds: [...stored.cardTypeIds],
    lifeDays,
    isOn: enabled,
    code,
    stock,
    startsTime: stored.startsAt?.toISOString() ?? null,
    endsTime: stored.endsAt?.toISOString() ?? null,
  }
}

/** The most that one coupon can cost; null where nothing bounds it. */
const mostOfOne = ({ kind, value, maxBonus }: CampaignRule): Cost => (kind === 'amount' ? value : maxBonus)

/** What a campaign can cost from its first coupon to its last: nothing more is granted once it is off. */
function budgetOf(rule: CampaignRule): Cost {
  if (!rule.isOn) return '0'
  const most = mostOfOne(rule)
  return most === null || rule.stock === null ? null : new WideDecimal(most).times(rule.stock).toFixed()
}

function requireSame(before: CampaignRule, after: CampaignRule): void {
  for (const field of ['source', 'currencyId', 'code'] as const)
    if (before[field] !== after[field])
      throw invalidField(`after.${field}`, 'This never changes: end this campaign and make another.')
}

/** Brands that are added are brands of the catalogue; what stood before may stay. */
async function requireBrands(tx: Tx, before: CampaignRule | null, after: CampaignRule): Promise<void> {
  const added = after.cardTypeIds.filter((id) => !before?.cardTypeIds.includes(id))
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${added}::text[]) as added (id)
    where not exists (select from card_brands b where b.id = added.id) order by id limit 1`.execute(tx)
  if (rows[0]) throw invalidField('after.cardTypeIds', `There is no such brand: ${rows[0].id}.`)
}

/** An end that is given lies ahead, also where a campaign is switched on again; what has ended by itself may stay as it is. */
async function requireEndAhead(tx: Tx, before: CampaignRule | null, after: CampaignRule): Promise<void> {
  const stands = before?.endsTime === after.endsTime && (before.isOn || !after.isOn)
  if (after.endsTime === null || stands) return
  const { rows } = await sql<{ isOver: boolean }>`
    select ${after.endsTime}::timestamptz <= now() as "isOver"`.execute(tx)
  if (rows[0]!.isOver)
    throw invalidField(
      'after.endsTime',
      'This time has passed: choose a later one, or none to leave it open.',
    )
}

async function insertCampaign(tx: Tx, after: CampaignRule): Promise<void> {
  if (after.source !== 'campaign')
    throw invalidField('after.source', 'A currency has one welcome: change it.')
  await sql`
    insert into coupon_rules (id, source, title, rule, currency_id, life_days, code, amount, percent)
    values (${after.campaignId}, ${after.source}, ${after.title}, ${after.rule}, ${after.currencyId}, ${after.lifeDays},
            ${after.code}, ${after.kind === 'amount' ? minorOf('after.value', after.value, after.currencyId) : null}::bigint,
            ${after.kind === 'percent' ? after.value : null}::numeric)`.execute(tx)
}

async function updateCampaign(tx: Tx, after: CampaignRule): Promise<void> {
  const { currencyId } = after
  const minor = (field: 'value' | 'maxBonus' | 'minPayout') => {
    const amount = after[field]
    return amount === null ? null : minorOf(`after.${field}`, amount, currencyId)
  }
  await sql`
    update coupon_rules set
      title = ${after.title}, rule = ${after.rule},
      amount = ${after.kind === 'amount' ? minor('value') : null}::bigint,
      percent = ${after.kind === 'percent' ? after.value : null}::numeric,
      max_bonus = ${minor('maxBonus')}::bigint, min_payout = ${minor('minPayout')}::bigint,
      card_type_ids = ${[...after.cardTypeIds]}, life_days = ${after.lifeDays}, enabled = ${after.isOn},
      stock = ${after.stock}::integer, starts_at = ${after.startsTime}::timestamptz, ends_at = ${after.endsTime}::timestamptz
    where id = ${after.campaignId}`.execute(tx)
}

/** Campaigns of coupons, and the welcome. A coupon keeps what it promised when it was granted. */
export const campaignSettings: Changeable<'campaigns'> = {
  titleOf: ({ title, code }) => (code === null ? title : `${title} (${code})`),
  find: async (on, subject, lock) => {
    const rows = await rowsOf(
      on,
      sql<StoredCampaign>`select ${campaignColumns} from coupon_rules r where r.id = ${subject}
        ${lock ? sql`for update` : sql``}`,
    )
    return rows[0] && toCampaignRule(rows[0])
  },
  write: async (tx, before, after) => {
    if (!after) {
      await sql`delete from coupon_rules where id = ${before!.campaignId}`.execute(tx)
      return
    }
    await requireBrands(tx, before, after)
    await requireEndAhead(tx, before, after)
    if (before) requireSame(before, after)
    else await insertCampaign(tx, after)
    await updateCampaign(tx, after)
  },
  weigh: (before, after) =>
    weighRow(before, after, {
      weightOf: budgetOf,
      limitOf: perCurrency({ 1: '500000', 2: '5000', 3: '500' }),
      words: ['title', 'rule'],
    }),
  checkers: ['senior', 'treasurer', 'admin'],
  refusals: {
    coupon_rules_code_unique: ['code', 'Another campaign has this code.'],
    coupon_rules_claimed_of_stock: ['stock', 'More than these were claimed already.'],
    coupon_rules_time_sane: ['endsTime', 'It ends before it begins.'],
    coupon_rules_welcome_is_a_sum: ['kind', 'A welcome is a fixed sum: the home page tells it.'],
    coupon_rules_positive: ['value', 'Every amount is more than nothing.'],
    coupon_rules_cap_is_of_percent: ['maxBonus', 'A fixed sum has no upper bound of its own.'],
    coupon_rules_one_welcome: ['isOn', 'Another welcome of this currency is on.'],
    coupon_rules_currency_id_fkey: ['currencyId', 'Cards are not paid in this currency.'],
    coupons_rule_id_fkey: ['after', 'Sellers have coupons of it: switch it off instead.'],
  },
}
