import { couponStatus } from '@kaadi/contract/coupons'
import type { Invariant } from '../../invariants/invariant.ts'

export const couponInvariants: readonly Invariant[] = [
  {
    id: 'I22',
    title: 'A rule is granted to a seller once',
    sql: `
      select user_id, rule_id, count(*) as times from coupons group by user_id, rule_id having count(*) > 1`,
  },
  {
    id: 'I86',
    title: 'One welcome for each bank account',
    sql: `
      with known as (
        select c.user_id, c.status, c.order_id, b.fingerprint, b.saved_at
        from coupons c join bank_account_fingerprints b on b.user_id = c.user_id
        where c.source = 'firstOrder'
      )
      select k.user_id from known k
      where k.status = ${couponStatus.granted} and exists (
        select from bank_account_fingerprints o where o.fingerprint = k.fingerprint and o.user_id < k.user_id)
      union
      select k.user_id from known k
      join decided_orders d on d.user_id = k.user_id and d.id = k.order_id and d.created_at > k.saved_at + interval '1 minute'
      where k.status = ${couponStatus.used} and exists (
        select from bank_account_fingerprints o
        where o.fingerprint = k.fingerprint and o.user_id < k.user_id
          and d.created_at > o.saved_at + interval '1 minute')`,
  },
  {
    id: 'I38',
    title: 'What a coupon promised is as it was written',
    sql: `select c.user_id, c.id from coupons c where c.digest is distinct from digest_of(c)`,
  },
]
