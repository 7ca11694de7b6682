import { sql } from 'kysely'
import { type Reader, rowsOf } from '../../database/named-read.ts'
import type { TaskKey, WaitsFor } from './carrying-out/tasks.repository.ts'

export interface TimelineLine {
  readonly step: string
  readonly answer: string | null
  readonly detail: string | null
  /** From JSON: text with an offset. */
  readonly time: string
}

export interface Timeline {
  readonly provider: string
  readonly reference: string | null
  readonly word: string | null
  readonly waitsFor: WaitsFor | null
  readonly sends: number
  readonly lines: readonly TimelineLine[]
  readonly exceptions: readonly { readonly kind: string; readonly detail: string; readonly time: string }[]
}

/** What was done with a payout at its provider, oldest first; undefined where no machine has to do with it. */
export async function readTimeline(
  on: Reader,
  { userId, withdrawalId }: TaskKey,
): Promise<Timeline | undefined> {
  const rows = await rowsOf(
    on,
    sql<Timeline>`
      select t.provider, p.reference, p.status as word, t.waits_for as "waitsFor", t.sends,
        coalesce((select json_agg(json_build_object('step', s.step, 'answer', s.answer, 'detail', s.detail,
                                                    'time', s.created_at) order by s.id)
                  from (select * from payout_steps s where s.user_id = t.user_id and s.withdrawal_id = t.withdrawal_id
                        order by s.id desc limit 200) s), '[]') as lines,
        coalesce((select json_agg(json_build_object('kind', e.kind, 'detail', e.detail, 'time', e.last_at) order by e.id)
                  from payout_exceptions e
                  where e.user_id = t.user_id and e.withdrawal_id = t.withdrawal_id and e.closed_at is null), '[]')
          as exceptions
      from payout_tasks t
      left join payouts_at_providers p on p.user_id = t.user_id and p.withdrawal_id = t.withdrawal_id and not p.by_hand
      where t.user_id = ${userId} and t.withdrawal_id = ${withdrawalId}`,
  )
  return rows[0]
}
