import type { Invariant } from '../../invariants/invariant.ts'

export const notificationsInvariants: readonly Invariant[] = [
  {
    id: 'I84',
    title: 'What a seller has silenced stands in their list as read',
    // What was written while the choice was being saved may not have seen it.
    sql: `
      select n.user_id, n.public_id, n.biz_type, n.created_at, s.set_at
      from notification_settings s
      join notifications n on n.user_id = s.user_id and n.biz_type = s.biz_type and n.read_at is null
      where not s.in_app and n.created_at > s.set_at + interval '1 minute'`,
  },
]
