import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { repository } from './folders.ts'

const run = promisify(execFile)

const script = `
  import { openStoredDatabase } from './src/stored-data.ts'
  import pg from 'pg'
  const [dataFolder, priceId, rate] = process.argv.slice(1)
  const { url } = await openStoredDatabase({ databaseUrl: undefined, dataFolder })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rowCount } = await client.query('update card_prices set rate = $1 where id = $2', [rate, priceId])
  await client.end()
  process.exit(rowCount === 1 ? 0 : 1)
`

/** Sets what a card pays, as a host does it: in the table of the running service's own database. */
export const changeRate = async (dataFolder: string, priceId: string, rate: number): Promise<void> => {
  await run(
    process.execPath,
    ['-C', '@kaadi/source', '--input-type=module', '-e', script, dataFolder, priceId, String(rate)],
    { cwd: join(repository, 'apps', 'api') },
  )
}
