import type { ChangeListQuery } from '@kaadi/contract/changes'
import type { KeyedPage } from '@kaadi/contract/primitives'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../../database/named-read.ts'
import { pageByKey } from '../../../lists/paging.ts'
import { wholeNumber } from '../../../lists/sort-key.ts'
import { changeColumns, type StoredChange } from '../changes.repository.ts'

const views: Readonly<Record<ChangeListQuery['view'], RawBuilder<boolean>>> = {
  waiting: sql`c.status = 'waiting'`,
  scheduled: sql`c.status = 'scheduled'`,
  ended: sql`c.status not in ('waiting', 'scheduled')`,
  all: sql`true`,
}

/** What waits comes oldest first, everything else newest first. */
export function pageChanges(on: Reader, query: ChangeListQuery): Promise<KeyedPage<StoredChange>> {
  const { view, resource, subject } = query
  const wanted = [
    views[view],
    ...(resource ? [sql`c.resource = ${resource}`] : []),
    ...(subject === undefined ? [] : [sql`c.subject = ${subject}`]),
  ]
  return pageByKey<StoredChange>(on, query, {
    columns: changeColumns,
    tables: sql`changes c`,
    counted: sql`changes c`,
    where: sql<boolean>`${sql.join(wanted, sql` and `)}`,
    identity: [sql`c.id`],
    keys: [wholeNumber(sql`c.id`)],
    ascending: view === 'waiting',
  })
}
