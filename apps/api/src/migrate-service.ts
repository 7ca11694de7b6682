import { migrate, writeReferenceRows } from './database/index.ts'
import { referenceRows } from './modules/reference-rows.ts'

interface MigrateServiceOptions {
  readonly url: string
  readonly log?: (line: string) => void
}

/** Brings a database to this version: its schema, then the rows that the modules bring to their tables. */
export const migrateService = (options: MigrateServiceOptions): Promise<void> =>
  migrate({ ...options, andThen: (client) => writeReferenceRows(client, referenceRows) })
