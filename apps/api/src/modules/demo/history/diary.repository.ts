import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../database/index.ts'

type On = Kysely<Tables>

/** What was begun, and when by the database's clock; `made` once it was done. */
export interface DiaryLine {
  readonly name: string
  readonly ago: number
  readonly at: string
  readonly done: boolean
  readonly made?: string
}

/** Where a start that is cut off finds how far it had come. Gone once the past is told. */
export const diaryKey = 'demo.diary'

export async function readDiary(on: On): Promise<readonly DiaryLine[]> {
  const { rows } = await sql<{ lines: DiaryLine[] }>`
    insert into business_settings as s (key, value) values (${diaryKey}, '[]')
    on conflict (key) do update set value = s.value returning value::json as lines`.execute(on)
  return rows[0]!.lines
}

/**
 * Notes that a step begins. The commit is not waited for: whatever the step commits afterwards brings it to the disk too.
 */
export async function beginLine(on: On, { name, ago }: Pick<DiaryLine, 'name' | 'ago'>): Promise<void> {
  await sql`
    with quickly as (${quickly})
    update business_settings
    set value = (value::jsonb || jsonb_build_object('name', ${name}::text, 'ago', ${ago}::float8, 'at', clock_timestamp(),
                                                    'done', false))::text
    from quickly where key = ${diaryKey}`.execute(on)
}

/** Notes that the step which began last is done. Where that is lost, the step is done once more, under the same keys. */
export async function endLine(on: On, made: string | undefined): Promise<void> {
  await sql`
    with quickly as (${quickly})
    update business_settings
    set value = jsonb_set(value::jsonb, '{-1}',
                          (value::jsonb -> -1) || jsonb_build_object('done', true, 'made', ${made ?? null}::text))::text
    from quickly where key = ${diaryKey}`.execute(on)
}

const quickly = sql`select set_config('synchronous_commit', 'off', true)`
