import type { TestApp } from './app.ts'

/** Takes a paid order back as the books want it: what is not there any more is owed first. */
export const reverseOrder = ({ database }: TestApp, giftOrderId: string) =>
  database.asOwner(`
    update card_orders set status = 40, version = version + 1 where public_id = '${giftOrderId}';
    with legs as (
      select o.user_id, o.currency_id, o.id, t.leg, t.amount, d.address as debit
      from card_orders o
      join ledger_transfers t on t.kind = 'card-order.paid' and t.event_id = o.id
      join ledger_accounts d on d.id = t.debit_account_id
      where o.public_id = '${giftOrderId}'
    ), short as (
      select l.user_id, l.currency_id, l.id, sum(l.amount) - max(a.balance) as amount
      from legs l join ledger_accounts a on a.address = ledger_user_available(l.user_id, l.currency_id)
      group by l.user_id, l.currency_id, l.id
    ), lent as (
      select ledger_post_all(array_agg(('card-order.shortfall', id, 0, ledger_user_receivable(user_id, currency_id),
               ledger_user_available(user_id, currency_id), amount)::ledger_leg)) as posted
      from short where amount > 0
    )
    select ledger_post_all(array_agg(('card-order.reversed', id, leg, ledger_user_available(user_id, currency_id), debit,
             amount)::ledger_leg order by leg))
    from legs, lent where lent.posted is not null or lent.posted is null`)
