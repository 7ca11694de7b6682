import { operatorResources } from '@kaadi/contract/changes'
import type { Invariant } from '../../invariants/invariant.ts'
import { budgetSpan } from './changes.repository.ts'

/** Their rows change without a change where no second person is needed. */
const operators = operatorResources.map((name) => `'${name}'`).join(', ')

export const changeInvariants: readonly Invariant[] = [
  {
    id: 'I36',
    title:
      'A change that weighs was approved by another person than who made it, and says what was asked for',
    sql: `
      select c.id as change_id, c.resource, c.subject, c.status, c.maker_id, c.decided_by from changes c
      where c.digest is distinct from digest_of(c)
         or c.decided_by = c.maker_id
         or (c.weight is not null and c.status in ('scheduled', 'applied') and c.decided_by is null)
         or exists (select from console_operators o where o.id = c.decided_by and o.public_id = c.subject)`,
  },
  {
    id: 'I36',
    title: 'Nobody decided alone over their budget of a day, in however many pieces',
    sql: `
      select d.id as change_id, d.maker_id, d.purse, d.decided from (
        select c.*, sum(c.adds) over (
          partition by c.maker_id, c.purse, c.adds_currency_id order by c.created_at
          range between interval '${budgetSpan}' preceding and current row) as decided
        from changes c where c.purse is not null and c.status in ('scheduled', 'applied')
      ) d where d.decided > d.adds_limit`,
  },
  {
    id: 'I36',
    title: 'The changes of a row follow each other: each begins with what the one before it left',
    sql: `
      select c.id as change_id, c.resource, c.subject from (
        select c.*, lag(c.after) over of_row as left_by, lag(c.id) over of_row as follows
        from changes c where c.status = 'applied' and c.resource not in (${operators})
        window of_row as (partition by c.resource, c.subject order by c.applied_number)
      ) c where c.follows is not null and c.before is distinct from c.left_by`,
  },
]
