import type {
  Change,
  ChangeDetail,
  ChangeListQuery,
  ChangeResource,
  SettingRow,
  SettingRowsQuery,
} from '@kaadi/contract/changes'
import { subjectOf } from '@kaadi/contract/changes'
import type { KeyedPage } from '@kaadi/contract/primitives'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { notFound } from '../../../errors/domain-error.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { isSame } from '../applying/apply-change.ts'
import { toChange } from '../change.ts'
import { findChange, findSignedText } from '../changes.repository.ts'
import { ownerOf, type SettingValues } from '../resources.ts'
import { pageChanges } from './page-changes.repository.ts'

export function createReadChanges({ database }: Deps) {
  /** Which of these rows have a change to come. */
  const openOf = async (resource: ChangeResource, subjects: readonly string[]) => {
    const { rows } = await sql<{ subject: string; status: 'waiting' | 'scheduled' }>`
      select subject, status from open_changes
      where resource = ${resource} and subject = any (${[...subjects]}::text[])`.execute(database.db)
    return new Map(rows.map(({ subject, status }) => [subject, status]))
  }
  const toRows = async (resource: ChangeResource, found: readonly SettingValues[]): Promise<SettingRow[]> => {
    // The owner of the resource has read them.
    const named = subjectOf as (resource: ChangeResource, values: object) => string
    const subjects = found.map((values) => named(resource, values))
    const open = await openOf(resource, subjects)
    return found.map((values, at) => ({
      subject: subjects[at]!,
      title: ownerOf(resource).titleOf(values),
      values,
      openChange: open.get(subjects[at]!) ?? null,
    }))
  }

  return {
    rows: async (query: SettingRowsQuery): Promise<KeyedPage<SettingRow>> => {
      const page = await ownerOf(query.resource).page!(database, query)
      return {
        ...page,
        records: await toRows(query.resource, page.records as readonly object[] as SettingValues[]),
      }
    },
    row: async (resource: ChangeResource, subject: string): Promise<SettingRow> => {
      const values = await ownerOf(resource).find(database.db, subject)
      if (!values) throw notFound()
      return (await toRows(resource, [values]))[0]!
    },
    list: async (operator: SignedInOperator, query: ChangeListQuery): Promise<KeyedPage<Change>> => {
      const page = await pageChanges(database, query)
      return { ...page, records: page.records.map((stored) => toChange(stored, operator)) }
    },
    detail: async (operator: SignedInOperator, changeId: string): Promise<ChangeDetail> => {
      const stored = await findChange(database.db, changeId)
      if (!stored) throw notFound()
      const now = (await ownerOf(stored.resource).find(database.db, stored.subject)) ?? null
      const isOpen = stored.endedAt === null
      return {
        ...toChange(stored, operator),
        now,
        signedText: await findSignedText(database.db, changeId),
        isStale: isOpen && !isSame(now, stored.before),
      }
    },
  }
}
