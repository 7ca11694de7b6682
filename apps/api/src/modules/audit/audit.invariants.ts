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
  {
    id: 'I130',
    title: 'What operators decided and set is as it was witnessed, and all of it is there',
    sql: `
      select table_name, row_key, case when found is null then 'erased' when witnessed is null then 'not witnessed'
        else 'exchanged' end as fault
      from unwitnessed() where table_name <> 'schema_rules'`,
  },
  {
    id: 'I131',
    title: 'The chain of the witnesses is unbroken: each link is made of the one before and of its witness',
    sql: `
      select w.place, w.id as witness_id from (
        select w as row, w.id, w.place, w.link, row_number() over (order by w.place) as wanted,
               lag(w.link, 1, ''::bytea) over (order by w.place) as before
        from witnesses w where w.place is not null
      ) w
      where w.place <> w.wanted or w.link <> witness_link(w.before, w.row)`,
  },
  {
    id: 'I131',
    title: 'The chain of the witnesses ends where its head says',
    sql: `
      select h.place as told, w.place as found from witness_head h
      full join (select place, link from witnesses where place is not null order by place desc limit 1) w on true
      where (coalesce(h.place, 0), coalesce(h.link, '')) is distinct from (coalesce(w.place, 0), coalesce(w.link, ''))`,
  },
  {
    id: 'I131',
    title: 'No witness stays out of its chain for longer than a minute',
    sql: `select id, table_name, row_key from witnesses where place is null and at < now() - interval '1 minute'`,
  },
  {
    id: 'I139',
    title: 'The rules of the schema are those that the migrations made, and all of them stand',
    sql: `
      select row_key as rule, case when found is null then 'gone' when witnessed is null then 'not of a migration'
        else 'another than it was' end as fault
      from unwitnessed_of('schema_rules')`,
  },
]
