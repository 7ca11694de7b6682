import type { Invariant } from '../../invariants/invariant.ts'

export const partnerInvariants: readonly Invariant[] = [
  {
    id: 'I80',
    title: 'A partner was accepted, and a key that works is a partner’s',
    sql: `
      select p.user_id, p.application_id as id, 'was not accepted' as fault from partners p
      left join partner_applications a on a.user_id = p.user_id and a.id = p.application_id
      where a.status is distinct from 'accepted'
      union all
      select a.user_id, a.id, 'was accepted and is no partner' from partner_applications a
      where a.status = 'accepted'
        and not exists (select from partners p where p.user_id = a.user_id and p.application_id = a.id)
      union all
      select k.user_id, k.id, 'works for nobody' from partner_keys k
      left join partners p on p.user_id = k.user_id
      where k.revoked_at is null and (k.ends_at is null or k.ends_at > now()) and coalesce(p.status, 'left') = 'left'`,
  },
  {
    id: 'I81',
    title: 'Every event of a partner has one delivery, and every delivery its event',
    sql: `
      select coalesce(e.user_id, d.user_id) as user_id, coalesce(e.id, d.event_id) as id, e.kind, d.status
      from partner_events e full join partner_deliveries d on d.user_id = e.user_id and d.event_id = e.id
      where e.id is null or d.event_id is null or d.subject <> e.subject
        or (d.status = 'delivered') is distinct from (coalesce(d.response_code, 0) between 200 and 299 and d.failure is null)`,
  },
]
