import type { Invariant } from '../../invariants/invariant.ts'

export const auditInvariants: readonly Invariant[] = [
  {
    id: 'I30',
    title: 'The chain of the audit is unbroken: each link is made of the one before and of its line',
    sql: `
      with link as (
        select k.place, k.line_id, k.digest, row_number() over (order by k.place) as wanted,
               lag(k.digest, 1, ''::bytea) over (order by k.place) as before
        from audit_links k
      )
      select link.place, link.line_id from link left join audit_lines l on l.id = link.line_id
      where link.place <> link.wanted or l.id is null or link.digest <> sha256(link.before || digest_of(l))`,
  },
  {
    id: 'I30',
    title: 'The chain of the audit ends where its head says',
    sql: `
      select h.place as told, k.place as found from audit_head h
      full join (select place, digest from audit_links order by place desc limit 1) k on true
      where (coalesce(h.place, 0), coalesce(h.digest, '')) is distinct from (coalesce(k.place, 0), coalesce(k.digest, ''))`,
  },
  {
    id: 'I30',
    title: 'No line of the audit stays out of the chain for longer than a minute',
    sql: `
      select l.id, l.call from audit_lines l
      where l.at < now() - interval '1 minute' and not exists (select from audit_links k where k.line_id = l.id)`,
  },
]
