import type { AuditLine, AuditQuery } from '@kaadi/contract/audit'
import type { KeyedPage } from '@kaadi/contract/primitives'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../database/index.ts'
import { type Reader, rowsOf } from '../../database/named-read.ts'
import { pageByKey } from '../../lists/paging.ts'
import { wholeNumber } from '../../lists/sort-key.ts'
import { readDevice } from '../sessions/index.ts'

type Given = Readonly<Record<string, unknown>>

interface StoredLine {
  readonly id: bigint
  readonly at: Date
  readonly operatorId: string
  readonly operatorName: string
  readonly call: string
  readonly subject: string | null
  readonly asked: Given
  readonly before: Given | null
  readonly after: Given | null
  readonly ip: string | null
  readonly userAgent: string | null
  readonly outcome: string
  readonly place: bigint | null
  readonly digest: Buffer | null
}

const columns = sql`l.id, l.at, o.public_id as "operatorId", o.name as "operatorName", l.call, l.subject, l.asked, l.before,
  l.after, l.ip, l.user_agent as "userAgent", l.outcome, k.place, k.digest`

/** The newest first, by the order in which they were written. */
export async function pageAudit(on: Kysely<Tables>, query: AuditQuery): Promise<KeyedPage<AuditLine>> {
  const page = await pageByKey<StoredLine>(on, query, {
    columns,
    tables: sql`(audit_lines l join console_operators o on o.id = l.operator_id
                 left join audit_links k on k.line_id = l.id)`,
    where: sql<boolean>`${sql.join(filtersOf(query), sql` and `)}`,
    counted: sql`audit_lines l`,
    identity: [sql`l.id`],
    keys: [wholeNumber(sql`l.id`)],
  })
  return { ...page, records: page.records.map(toLine) }
}

function filtersOf({ operatorId, call, subject, outcome, from, before }: AuditQuery): RawBuilder<boolean>[] {
  return [
    sql<boolean>`true`,
    ...(operatorId
      ? [sql<boolean>`l.operator_id = (select id from console_operators where public_id = ${operatorId})`]
      : []),
    ...(call ? [sql<boolean>`l.call = ${call}`] : []),
    ...(subject ? [sql<boolean>`l.subject = ${subject}`] : []),
    ...(outcome ? [outcome === 'done' ? sql<boolean>`l.outcome = '0'` : sql<boolean>`l.outcome <> '0'`] : []),
    ...(from ? [sql<boolean>`l.at >= ${from}::timestamptz`] : []),
    ...(before ? [sql<boolean>`l.at < ${before}::timestamptz`] : []),
  ]
}

const inWords = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(inWords).join(', ')
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value)
const textOf = (given: Given | null, name: string): string | null => {
  const value = given?.[name]
  return value === undefined || value === null ? null : inWords(value)
}

function toLine({
  id,
  at,
  asked,
  before,
  after,
  userAgent,
  outcome,
  place,
  digest,
  ...row
}: StoredLine): AuditLine {
  const { browser, system } = userAgent === null ? { browser: null, system: null } : readDevice(userAgent)
  const changed = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return {
    ...row,
    lineId: String(id),
    time: at.toISOString(),
    asked: Object.entries(asked).map(([name, value]) => ({ name, value: inWords(value) })),
    changes: changed.map((name) => ({ name, before: textOf(before, name), after: textOf(after, name) })),
    browser,
    system,
    outcome,
    isRefused: outcome !== '0',
    link: place !== null && digest ? { place: Number(place), digest: digest.toString('hex') } : null,
  }
}

/** How many lines are about an id, counted up to a hundred. */
export async function countLinesAbout(on: Reader, subject: string): Promise<number> {
  const rows = await rowsOf(
    on,
    sql<{ count: number }>`
      select count(*)::integer as count
      from (select from audit_lines l where l.subject = ${subject} limit 100) lines`,
  )
  return rows[0]!.count
}

export async function operatorsOfAudit(on: Kysely<Tables>): Promise<{ operatorId: string; name: string }[]> {
  const { rows } = await sql<{ operatorId: string; name: string }>`
    select public_id as "operatorId", name from console_operators order by name, id`.execute(on)
  return rows
}
