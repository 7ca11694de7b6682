import type { Invariant } from './invariant.ts'

/** While a pause ran: from its beginning until it ended or was lifted. */
const during = (time: string, scope: string) => `
  p.scope in ('${scope}', 'both') and ${time} >= p.starts_at and ${time} < least(p.lifted_at, p.ends_at)`

export const acrossRisk: readonly Invariant[] = [
  {
    id: 'I70',
    title: 'Nothing was sold, asked for or begun to be paid out while its seller was paused for that',
    sql: `
      select o.user_id, o.id, 'was sold' as fault from seller_pauses p
      join card_orders o on o.user_id = p.user_id and ${during('o.created_at', 'selling')}
      union all
      select w.user_id, w.id, 'was asked for' from seller_pauses p
      join withdrawals w on w.user_id = p.user_id and ${during('w.created_at', 'withdrawing')}
      union all
      select a.user_id, a.withdrawal_id, 'was begun to be paid' from seller_pauses p
      join payout_attempts a on a.user_id = p.user_id and ${during('a.created_at', 'withdrawing')}`,
  },
]
