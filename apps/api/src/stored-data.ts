import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type Config, ConfigError } from './config.ts'
import { defaultDataFolder, explainUnreachable, startDatabase } from './database/index.ts'

/** Beside the database's own folder, for what is not in it: photos, and the key of a development installation. */
export const dataFolderOf = async ({ dataFolder }: Pick<Config, 'dataFolder'>): Promise<string> =>
  dataFolder ? resolve(dataFolder) : dirname(await defaultDataFolder())

export interface StoredDatabase {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** The database of an installation, for a command beside the service: the server that is named, or the embedded one. */
export async function openStoredDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataFolder'>,
): Promise<StoredDatabase> {
  if (config.databaseUrl) {
    await requireReachable(config.databaseUrl)
    return { url: config.databaseUrl, stop: async () => undefined }
  }
  const dataFolder = join(await dataFolderOf(config), 'postgres')
  if (!existsSync(dataFolder))
    throw new ConfigError([
      `There is no database in ${dataFolder} yet. Start the service once, or set DATABASE_URL.`,
    ])
  return startDatabase({ dataFolder, log: (line) => process.stderr.write(`${line}\n`) })
}

/** Tells a wrong DATABASE_URL in a sentence. */
export async function requireReachable(url: string): Promise<void> {
  const problem = await explainUnreachable(url)
  if (problem) throw new ConfigError([problem])
}
