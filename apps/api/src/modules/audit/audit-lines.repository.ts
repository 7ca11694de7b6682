import { type Kysely, sql } from 'kysely'
import { columns, type Tables } from '../../database/index.ts'
import type { Facts } from './asked-facts.ts'

export interface NewLine {
  /** Whose: undefined where an address was given instead. */
  readonly operatorId: bigint | undefined
  readonly operatorEmail: string | undefined
  readonly call: string
  readonly subject: string | undefined
  readonly asked: Facts
  readonly before: object | undefined
  readonly after: object | undefined
  readonly ip: string
  readonly userAgent: string
  readonly outcome: string
  readonly traceId: string
  readonly key: string | undefined
}

const json = (value: object | undefined) => (value ? JSON.stringify(value) : null)

const item = columns<NewLine>({
  operator_id: ['bigint', ({ operatorId }) => operatorId ?? null],
  email: ['text', ({ operatorEmail }) => operatorEmail ?? null],
  call: ['text', ({ call }) => call],
  subject: ['text', ({ subject }) => subject ?? null],
  asked: ['jsonb', ({ asked }) => JSON.stringify(asked)],
  before: ['jsonb', ({ before }) => json(before)],
  after: ['jsonb', ({ after }) => json(after)],
  ip: ['text', ({ ip }) => ip],
  user_agent: ['text', ({ userAgent }) => userAgent],
  outcome: ['text', ({ outcome }) => outcome],
  trace_id: ['text', ({ traceId }) => traceId],
  idempotency_key: ['text', ({ key }) => key ?? null],
})

/** Writes lines in one statement. Where an address was given, its operator's; nobody's gets none. */
export async function insertLines(on: Kysely<Tables>, lines: readonly NewLine[]): Promise<void> {
  await sql`
    insert into audit_lines (operator_id, call, subject, asked, before, after, ip, user_agent, outcome, trace_id,
                             idempotency_key)
    select coalesce(n.operator_id, o.id), n.call, n.subject, n.asked, n.before, n.after, n.ip, n.user_agent, n.outcome,
           n.trace_id, n.idempotency_key
    from ${item.rows(lines, 'n')} left join console_operators o on o.email = n.email
    where n.operator_id is not null or o.id is not null order by n.ord`.execute(on)
}

/**
 * Lines of what was committed and has none: the process died before it wrote them, or could not. Each key of an operator was
 * committed with its effect. Answers how many there were.
 */
export async function tellFromKeys(on: Kysely<Tables>, settledSeconds: number): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into audit_lines (at, operator_id, call, outcome, idempotency_key)
    select k.created_at, k.operator_id, k.operation, '0', k.key
    from operator_keys k
    where k.created_at > now() - interval '1 day' and k.created_at < now() - make_interval(secs => ${settledSeconds})
      and exists (select from console_operators o where o.id = k.operator_id)
      and not exists (select from audit_lines l
                      where l.idempotency_key = k.key and l.operator_id = k.operator_id and l.outcome = '0')
    order by k.created_at`.execute(on)
  return Number(numAffectedRows ?? 0n)
}
