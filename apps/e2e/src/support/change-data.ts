import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { repository } from './folders.ts'

const run = promisify(execFile)

const script = `
  import { openStoredDatabase } from './src/stored-data.ts'
  import pg from 'pg'
  const [dataFolder, statements, values] = process.argv.slice(1)
  const { url } = await openStoredDatabase({ databaseUrl: undefined, dataFolder })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rowCount } = await client.query(statements, values && JSON.parse(values))
  await client.end()
  process.exit(values && rowCount !== 1 ? 1 : 0)
`

const inDatabase = async (...given: readonly string[]): Promise<void> => {
  await run(process.execPath, ['-C', '@kaadi/source', '--input-type=module', '-e', script, ...given], {
    cwd: join(repository, 'apps', 'api'),
  })
}

/** Sets what a card pays, as a host does it: in the table of the running service's own database. */
export const changeRate = (dataFolder: string, priceId: string, rate: number): Promise<void> =>
  inDatabase(
    dataFolder,
    'update card_prices set rate = $1 where id = $2',
    JSON.stringify([String(rate), priceId]),
  )

/** Moves what has happened into the past, where a story would wait for days: past the rules that keep it as it was. */
export const moveIntoPast = (dataFolder: string, statements: string): Promise<void> =>
  inDatabase(dataFolder, `set session_replication_role = replica; ${statements}`)

/** Asks for a second person from one kobo on, as the owner of the database lowers it. */
export const lowerPayoutLimit = (dataFolder: string): Promise<void> =>
  inDatabase(dataFolder, 'update payout_limits set most = 1 where currency_id = $1', JSON.stringify([1]))
