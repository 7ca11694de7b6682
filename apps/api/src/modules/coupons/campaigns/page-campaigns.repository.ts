import type { CampaignListQuery } from '@kaadi/contract/campaigns'
import type { KeyedPage } from '@kaadi/contract/primitives'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../../database/named-read.ts'
import { begins } from '../../../lists/name-search.ts'
import { pageByKey } from '../../../lists/paging.ts'
import { wholeNumber } from '../../../lists/sort-key.ts'
import { campaignColumns, type StoredCampaign } from './campaign-settings.ts'

export interface ListedCampaign extends StoredCampaign {
  readonly state: 'on' | 'planned' | 'over'
  readonly granted: number
  readonly openChange: 'waiting' | 'scheduled' | null
}

const state = sql<ListedCampaign['state']>`case when not r.enabled or r.ends_at <= now() then 'over'
  when r.starts_at > now() then 'planned' else 'on' end`

/** Counted by the coupons themselves: a welcome is granted without a code. */
const granted = sql<number>`(select count(*) from coupons c where c.rule_id = r.id)::integer`

const matches = (text: string): RawBuilder<boolean> =>
  sql`(${begins(sql`lower(r.title)`, text.toLowerCase())} or ${begins(sql`r.code`, text.toUpperCase())}
    or ${begins(sql`r.id`, text.toLowerCase())})`

/** By when they were made, or by how many coupons of them were granted. */
export function pageCampaigns(on: Reader, query: CampaignListQuery): Promise<KeyedPage<ListedCampaign>> {
  const { currencyId, search, sort, direction } = query
  const wanted = [
    sql`true`,
    ...(query.state ? [sql`${state} = ${query.state}`] : []),
    ...(currencyId ? [sql`r.currency_id = ${currencyId}`] : []),
    ...(search ? [matches(search.trim())] : []),
  ]
  const number = wholeNumber(sql`r.number`)
  return pageByKey<ListedCampaign>(on, query, {
    columns: sql`${campaignColumns}, ${state} as state, ${granted} as granted,
      (select o.status from open_changes o where o.resource = 'campaigns' and o.subject = r.id) as "openChange"`,
    tables: sql`coupon_rules r`,
    counted: sql`coupon_rules r`,
    where: sql<boolean>`${sql.join(wanted, sql` and `)}`,
    identity: [sql`r.id`],
    keys: sort === 'amount' ? [wholeNumber(granted), number] : [number],
    ascending: direction === 'ascending',
  })
}
