import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { type Config, ConfigError } from './config.ts'
import { defaultDataFolder, explainUnreachable, startDatabase } from './database/index.ts'

/** Beside the database's own folder, for what is not in it: photos, and the key of a development installation. */
export async function dataFolderOf({ dataFolder }: Pick<Config, 'dataFolder'>): Promise<string> {
  if (!dataFolder) return dirname(await defaultDataFolder())
  const folder = resolve(dataFolder)
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    // It is made where it is missing.
    ({ code }: NodeJS.ErrnoException) => code !== 'ENOTDIR',
  )
  if (!isFolder)
    throw new ConfigError([
      `KAADI_DATA: ${folder} is a file, or lies in one. Name a folder, or leave it out.`,
    ])
  return folder
}

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
