import { migrate, writeReferenceRows } from './database/index.ts'
import { allModules } from './modules/all-modules.ts'

interface MigrateServiceOptions {
  readonly url: string
  readonly log?: (line: string) => void
}

const referenceRows = allModules.flatMap(({ referenceRows = [] }) => referenceRows)

/** As many as there may be. */
const all = 2 ** 31 - 1

/** Brings a database to this version: its schema, then the rows that the modules bring to their tables. */
export const migrateService = (options: MigrateServiceOptions): Promise<void> =>
  migrate({
    ...options,
    andThen: async (client) => {
      await writeReferenceRows(client, referenceRows)
      // Nobody looks before what was made and written has its link.
      await client.query('select chain_witnesses($1)', [all])
    },
  })
