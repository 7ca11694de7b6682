import type { GiftTask } from '@kaadi/contract/gifts'
import type { CurrencyId } from '@kaadi/contract/primitives'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../database/index.ts'

export interface NewGiftTask extends Pick<GiftTask, 'kind' | 'title' | 'detail' | 'target'> {
  readonly id: string
  readonly currencyId: CurrencyId
  /** Minor units. */
  readonly amount: number
  readonly cardTypeId?: string
  readonly withinDays?: number
  readonly maturesDays: number
  readonly dailyMax: number
  /** From now, and until; below zero in the past. Left out: at any time. */
  readonly startsInHours?: number
  readonly endsInHours?: number
}

/** In this order. What a host has changed stays as it is. */
export async function addGiftTasks(on: Kysely<Tables>, tasks: readonly NewGiftTask[]): Promise<void> {
  await sql`
    insert into gift_tasks (id, currency_id, kind, title, detail, amount, card_type_id, within_days, target, matures_days,
                            daily_max, starts_at, ends_at, sort)
    select id, "currencyId", kind, title, detail, amount, "cardTypeId", "withinDays", target, "maturesDays", "dailyMax",
           now() + make_interval(hours => "startsInHours"), now() + make_interval(hours => "endsInHours"), ord
    from rows from (json_to_recordset(${JSON.stringify(tasks)}) as (
      id text, "currencyId" smallint, kind text, title text, detail text, amount bigint, "cardTypeId" text,
      "withinDays" integer, target integer, "maturesDays" integer, "dailyMax" integer, "startsInHours" integer,
      "endsInHours" integer)) with ordinality as t (
      id, "currencyId", kind, title, detail, amount, "cardTypeId", "withinDays", target, "maturesDays", "dailyMax",
      "startsInHours", "endsInHours", ord)
    on conflict do nothing`.execute(on)
}
