import type { Damage } from './victims.ts'

const of = (status: number) => `(select id from appeals where status = ${status} order by id limit 1)`
const orderOf = (appeal: string) => `(select order_id from appeals where id = ${appeal})`
const open = of(0)
const upheld = of(2)
const refused = of(3)

/** What was said against refusals, and who judged it. */
export const appealDamages: readonly Damage[] = [
  [
    'I88',
    'other words than the seller wrote',
    `update appeals set words = 'It was used, I think.' where id = ${open}`,
  ],
  [
    'I88',
    'an appeal judged by who had refused',
    `alter table appeals drop constraint appeals_judged_by_another;
     update appeals a set decided_by = refused_by where id = ${refused};
     update appeals a set digest = digest_of(a) where digest <> digest_of(a)`,
  ],
  ['I88', 'an order in appeal without one', `delete from appeals where id = ${open}`],
  [
    'I88',
    'an appeal of an order that is not contested',
    `update card_orders set status = 20 where id = ${orderOf(open)}`,
  ],
  [
    'I88',
    'an appeal that was won and not paid',
    `update appeals set status = 2 where id = ${refused};
     update appeals a set digest = digest_of(a) where digest <> digest_of(a)`,
  ],
  [
    'I88',
    'an appeal that was lost and paid',
    `update appeals set status = 3 where id = ${upheld};
     update appeals a set digest = digest_of(a) where digest <> digest_of(a)`,
  ],
  [
    'I88',
    'an appeal that somebody else decided than its order says',
    `update order_events set operator_id = 1 where order_id = ${orderOf(upheld)} and from_status = 30`,
  ],
]
