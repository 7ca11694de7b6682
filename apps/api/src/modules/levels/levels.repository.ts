import type { PointEntry } from '@kaadi/contract/levels'
import type { Page } from '@kaadi/contract/primitives'
import { sql } from 'kysely'
import { type Reader, rowsOf } from '../../database/named-read.ts'
import { type PageRequest, pageByKey } from '../../lists/paging.ts'
import { wholeNumber } from '../../lists/sort-key.ts'

export interface StoredLevel {
  readonly level: number
  readonly name: string
  readonly fromPoints: number
  readonly bonusPermille: number
  readonly dailyPercent: number
  readonly payoutHeadStartMinutes: number
  readonly feeOffPercent: number
}

/** The first one first. */
export const listLevels = (on: Reader): Promise<StoredLevel[]> =>
  rowsOf(
    on,
    sql<StoredLevel>`
      select level, name, exp_from as "fromPoints", bonus_permille as "bonusPermille", daily_percent as "dailyPercent",
             head_start_minutes as "payoutHeadStartMinutes", fee_off_percent as "feeOffPercent"
      from levels order by level`,
  )

export interface Standing {
  readonly level: number
  readonly points: number
}

export async function findStanding(on: Reader, userId: bigint): Promise<Standing | undefined> {
  const rows = await rowsOf(on, sql<Standing>`select level, exp as points from sellers where id = ${userId}`)
  return rows[0]
}

export interface StoredEntry {
  readonly orderId: bigint
  readonly kind: PointEntry['kind']
  readonly points: number
  readonly balance: number
  readonly createdAt: Date
}

/** Newest first. */
export async function pagePoints(
  on: Reader,
  userId: bigint,
  request: PageRequest,
): Promise<Page<StoredEntry>> {
  const { previous: _, ...page } = await pageByKey<StoredEntry>(on, request, {
    columns: sql`p.order_id as "orderId", p.kind, p.points, p.balance, p.created_at as "createdAt"`,
    tables: sql`level_points p`,
    where: sql<boolean>`p.user_id = ${userId}`,
    counted: sql`level_points p`,
    identity: [sql`p.user_id`, sql`p.id`],
    keys: [wholeNumber(sql`p.id`)],
  })
  return page
}
