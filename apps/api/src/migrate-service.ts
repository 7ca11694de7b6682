import { migrate, writeReferenceRows } from './database/index.ts'
import { allModules } from './modules/all-modules.ts'

interface MigrateServiceOptions {
  readonly url: string
  readonly log?: (line: string) => void
}

const referenceRows = allModules.flatMap(({ referenceRows = [] }) => referenceRows)

/** Brings a database to this version: its schema, then the rows that the modules bring to their tables. */
export const migrateService = (options: MigrateServiceOptions): Promise<void> =>
  migrate({ ...options, andThen: (client) => writeReferenceRows(client, referenceRows) })
