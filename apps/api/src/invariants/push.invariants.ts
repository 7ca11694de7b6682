import type { Invariant } from './invariant.ts'

export const pushInvariants: readonly Invariant[] = [
  {
    id: 'I96',
    title: 'A browser is told what concerns the seller whose session it has, and nobody else',
    sql: `
      select p.id as subscription_id, p.user_id, s.user_id as signed_in
      from push_subscriptions p join user_sessions s on s.token_hash = p.session_hash
      where s.user_id <> p.user_id`,
  },
]
