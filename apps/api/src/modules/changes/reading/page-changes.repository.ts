import { type ChangeListQuery, changeResources, operatorResources } from '@kaadi/contract/changes'
import type { KeyedPage } from '@kaadi/contract/primitives'
import { type RawBuilder, sql } from 'kysely'
import { type Reader, rowsOf } from '../../../database/named-read.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { begins } from '../../../lists/name-search.ts'
import { pageByKey, upTo } from '../../../lists/paging.ts'
import { wholeNumber } from '../../../lists/sort-key.ts'
import { changeColumns, type StoredChange } from '../changes.repository.ts'
import { isCheckedBy } from '../resources.ts'

const views: Readonly<Record<ChangeListQuery['view'], RawBuilder<boolean>>> = {
  waiting: sql`c.status = 'waiting'`,
  scheduled: sql`c.status = 'scheduled'`,
  ended: sql`c.status not in ('waiting', 'scheduled')`,
  all: sql`true`,
}

/** How many changes of others the operator may decide, counted up to a limit. */
export const changesWaiting = ({
  id,
  publicId,
  roles,
}: Pick<SignedInOperator, 'id' | 'publicId' | 'roles'>) =>
  sql<number>`(select count(*) from ${upTo(
    sql`changes c where ${views.waiting} and c.maker_id <> ${id} and c.subject <> ${publicId}
        and c.resource = any (${changeResources.filter((resource) => isCheckedBy(resource, roles))}::text[])`,
  )})`

/** By the beginning of the title, or by the id whole; the newest first. */
export async function findChanges(on: Reader, text: string, most: number): Promise<StoredChange[]> {
  return rowsOf(
    on,
    sql<StoredChange>`
      select ${changeColumns} from changes c
      where c.id = any (array((select f.id from changes f where ${begins(sql`lower(f.title)`, text.toLowerCase())} limit 100)
                              union all select f.id from changes f where f.public_id = ${text}))
      order by c.id desc limit ${most}`,
  )
}

/** What waits comes oldest first, everything else newest first. */
export function pageChanges(on: Reader, query: ChangeListQuery): Promise<KeyedPage<StoredChange>> {
  const { view, resource, subject, about } = query
  const wanted = [
    views[view],
    ...(resource ? [sql`c.resource = ${resource}`] : []),
    ...(subject === undefined ? [] : [sql`c.subject = ${subject}`]),
    ...(about === undefined ? [] : [sql`c.resource = any (${[...operatorResources]}::text[])`]),
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
