import { ConfigError } from '../../config.ts'
import type { Database } from '../../database/index.ts'
import { countDemoAccounts } from './demo.repository.ts'

/** Production never runs beside accounts whose password is printed in the documentation. */
export async function requireNoDemo({ db }: Database): Promise<void> {
  const count = await countDemoAccounts(db)
  if (count === 0) return
  throw new ConfigError([
    `This database holds ${count} demo accounts, whose password everybody knows. Start production on a database of its own: set DATABASE_URL or KAADI_DATA to an empty one.`,
  ])
}
