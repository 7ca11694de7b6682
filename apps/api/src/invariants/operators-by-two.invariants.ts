import type { Invariant } from './invariant.ts'

/** What was done before the rule came was done by one. */
const isUnderRule = (at: string) =>
  `${at} > (select m.applied_at from schema_migrations m where m.name like '%operators-by-two%')`

/** The change of the same moment that another than who asked has signed: I137 compares it with what was signed. */
const byTwo = (resource: string, subject: string, at: string, asker: string) => `
  select from changes c
  where c.resource = '${resource}' and c.subject = ${subject} and c.status = 'applied' and c.ended_at = ${at}
    and c.maker_id = ${asker} and c.decided_by <> ${asker}`

/** Who signs for others is made by two, over operators and changes. */
export const operatorsByTwoInvariants: readonly Invariant[] = [
  {
    id: 'I150',
    title:
      'Who was given a role that signs for others, or lost the second factor while they had one, was by two',
    sql: `
      select h.operator_id, h.kind, h.by_id, h.at from operator_changes h
      join operators o on o.id = h.operator_id
      left join lateral (
        select e.roles_after as roles from operator_changes e
        where e.operator_id = h.operator_id and e.id < h.id and e.roles_after is not null order by e.id desc limit 1) had on true
      where h.by_id is not null and ${isUnderRule('h.at')} and (
        h.kind = 'roles' and signs_more(h.roles_before, h.roles_after)
          and not exists (${byTwo('operatorRoles', 'o.public_id', 'h.at', 'h.by_id')}
                            and c.after -> 'roles' = to_jsonb(h.roles_after) and c.decided_by <> o.id)
        or h.kind = 'factorReset' and signs_for_others(had.roles)
          and not exists (${byTwo('operatorFactors', 'o.public_id', 'h.at', 'h.by_id')} and c.decided_by <> o.id))`,
  },
  {
    id: 'I151',
    title: 'Nobody was invited into a role that signs for others but by two',
    sql: `
      select i.id, i.email, i.roles, i.invited_by from operator_invitations i
      where i.invited_by is not null and signs_for_others(i.roles) and ${isUnderRule('i.created_at')}
        and not exists (${byTwo('operatorInvitations', 'i.email', 'i.created_at', 'i.invited_by')}
                          and c.after -> 'roles' = to_jsonb(i.roles))`,
  },
]
