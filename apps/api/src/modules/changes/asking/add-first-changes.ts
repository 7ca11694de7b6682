import type { ChangeResource } from '@kaadi/contract/changes'
import { type Kysely, sql } from 'kysely'
import { type Tables, transaction } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { ownerOf, type SettingValues } from '../resources.ts'
import { keepChange } from './propose-change.ts'

export interface FirstChange {
  readonly resource: ChangeResource
  /** A row that stands. */
  readonly subject: string
  /** What becomes other. */
  readonly fields: SettingValues
  readonly reason: string
  readonly startTime: string | null
}

/** Changes that an installation begins with, asked for by an operator. Where there are changes already, none. */
export async function addFirstChanges(
  deps: Pick<Deps, 'mail' | 'config'>,
  on: Kysely<Tables>,
  makerId: bigint,
  list: readonly FirstChange[],
): Promise<void> {
  await transaction(on, async (tx) => {
    const { rows } = await sql`select from changes limit 1`.execute(tx)
    if (rows.length > 0) return
    for (const { resource, subject, fields, reason, startTime } of list) {
      const before = await ownerOf(resource).find(tx, subject)
      if (!before) throw new Error(`There is no ${resource} ${subject}.`)
      await keepChange(
        deps,
        tx,
        { resource, subject, before, after: { ...before, ...fields } },
        { makerId, reason, startTime },
      )
    }
  })
}
