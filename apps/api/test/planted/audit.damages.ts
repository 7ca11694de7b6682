import type { Damage } from './victims.ts'

const inChain = '(select line_id from audit_links order by place offset 1 limit 1)'

/** What somebody would do to what operators did. */
export const auditDamages: readonly Damage[] = [
  ['I30', 'an outcome exchanged', `update audit_lines set outcome = '403' where id = ${inChain}`],
  [
    'I30',
    'who did it exchanged, with the digest of the line',
    `update audit_lines set subject = 'another' where id = ${inChain};
     update audit_lines l set digest = digest_of(l) where id = ${inChain}`,
  ],
  [
    'I30',
    'a line erased, with its link',
    `create temp table erased as select line_id from audit_links order by place offset 1 limit 1;
     delete from audit_links where line_id in (select line_id from erased);
     delete from audit_lines where id in (select line_id from erased)`,
  ],
  [
    'I30',
    'the end of the chain cut off',
    `delete from audit_links where place = (select max(place) from audit_links)`,
  ],
  [
    'I30',
    'a line put between two others',
    `update audit_links set place = -place where place > 1;
     update audit_links set place = 1 - place where place < 0`,
  ],
  [
    'I30',
    'a line that was never linked',
    `insert into audit_lines (at, operator_id, call, outcome)
     select now() - interval '2 minutes', min(id), 'desk.claim', '0' from operators`,
  ],
]
