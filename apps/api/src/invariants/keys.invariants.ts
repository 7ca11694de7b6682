import type { Invariant } from './invariant.ts'

export const keyInvariants: readonly Invariant[] = [
  {
    id: 'I21',
    title: 'One idempotency key, one effect; one effect, one key; each key holds its reply',
    sql: `
      select user_id, realm, key, operation, 'has no reply' as fault from idempotency_keys
      where reply is null or jsonb_typeof(reply) <> 'object'
      union all
      select k.user_id, k.realm, k.key, k.operation, 'has no effect' from idempotency_keys k
      where (k.operation = 'withdrawals.request' and not exists (
              select from withdrawals w where w.user_id = k.user_id and w.public_id = k.reply ->> 'id'))
         or (k.operation = 'cardOrders.submit' and not exists (
              select from card_orders o where o.user_id = k.user_id and o.public_id = k.reply ->> 'giftOrderId'))
      union all
      select user_id, realm, min(key), operation, 'shares its effect' from idempotency_keys
      where operation in ('withdrawals.request', 'cardOrders.submit')
      group by user_id, realm, operation, reply having count(*) > 1`,
  },
  {
    id: 'I21',
    title: 'Each withdrawal of the days in which keys live has the key it was asked for with',
    sql: `
      select w.user_id, w.id as withdrawal_id, w.created_at from withdrawals w
      where w.created_at > now() - interval '29 days' and not exists (
        select from idempotency_keys k
        where k.user_id = w.user_id and k.realm = 'seller' and k.operation = 'withdrawals.request'
          and k.reply ->> 'id' = w.public_id)`,
  },
  {
    id: 'I21',
    title: 'Each order of the days in which keys live has the key it was submitted with',
    sql: `
      select o.user_id, o.id as order_id, o.created_at from card_orders o
      where o.created_at > now() - interval '29 days' and not exists (
        select from idempotency_keys k
        where k.user_id = o.user_id and k.realm = 'seller'
          and k.operation in ('cardOrders.submit', 'cardOrders.resubmit')
          and k.reply ->> 'giftOrderId' = o.public_id)`,
  },
  {
    id: 'I21',
    title: 'Each exchange of the days in which keys live has the key it was made with',
    sql: `
      select e.user_id, e.id as exchange_id, e.created_at from exchanges e
      where e.created_at > now() - interval '29 days' and not exists (
        select from idempotency_keys k
        where k.user_id = e.user_id and k.realm = 'seller' and k.operation = 'exchanges.make'
          and k.reply ->> 'id' = e.public_id)`,
  },
  {
    id: 'I21',
    title: 'What an operator did with a key in the days in which keys live still has it',
    sql: `
      select l.operator_id, l.call, l.idempotency_key, l.at from audit_lines l
      where l.at > now() - interval '29 days' and l.outcome = '0' and l.idempotency_key is not null and not exists (
        select from idempotency_keys k
        where k.key = l.idempotency_key and k.operation = l.call and k.realm <> 'seller')`,
  },
  {
    id: 'I21',
    title: 'Keys, what was asked for with them and what came of it are as they were written',
    sql: `
      select k.user_id, k.realm, k.key, k.operation from idempotency_keys k where k.digest is distinct from digest_of(k)`,
  },
  {
    id: 'I141',
    title: 'The reply that a repeat is given is the one that was kept',
    sql: `
      select user_id, realm, key, operation from idempotency_keys
      where sealed_reply is not null and sealed_reply_digest is distinct from sha256(sealed_reply)`,
  },
]
