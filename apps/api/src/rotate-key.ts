import { join } from 'node:path'
import { runCommand } from './command.ts'
import { type Config, ConfigError, readKey } from './config.ts'
import { connectOne } from './database/index.ts'
import { migrateService } from './migrate-service.ts'
import { rotateKey } from './modules/key-rotation/index.ts'
import { bucketDisk, folderDisk } from './modules/uploads/index.ts'
import { dataFolderOf, openStoredDatabase } from './stored-data.ts'
import { readDevelopmentKey, replaceDevelopmentKey } from './vault/index.ts'

/** Puts everything that is sealed under another key. It may be cut off and run again with the same two keys. */
async function rotate(config: Config): Promise<number> {
  const to = readNextKey()
  const folder = await dataFolderOf(config)
  const keyFile = join(folder, 'vault.key')
  const from = config.vaultKey ?? (await readDevelopmentKey(keyFile))
  const database = await openStoredDatabase(config)
  const say = (line: string) => process.stdout.write(`${line}\n`)
  try {
    await migrateService({ url: database.url })
    const { db, close } = connectOne(database.url, 'kaadi-rotate-key')
    try {
      const disk = config.s3 ? await bucketDisk(config.s3) : folderDisk(join(folder, 'uploads'))
      const { resealed, done, shut } = await rotateKey({ db, disk, from, to, log: say })
      for (const place of shut) say(`opens under neither key, was so before: ${place}`)
      say(
        `Done: ${resealed} values sealed anew, ${done} were done before, ${shut.length} open under neither key.`,
      )
    } finally {
      await close()
    }
  } finally {
    await database.stop()
  }
  // Also where the old key was named: the next plain start reads the file.
  say(whatNext(await replaceDevelopmentKey(keyFile, from, to), keyFile))
  return 0
}

function readNextKey(): Buffer {
  const given = process.env.KAADI_NEXT_VAULT_KEY
  const problems: string[] = []
  const key = given === undefined ? undefined : readKey('KAADI_NEXT_VAULT_KEY', given, problems)
  if (given === undefined)
    problems.push(
      'KAADI_NEXT_VAULT_KEY is missing: the key to go over to. Make one with: openssl rand -base64 32',
    )
  if (!key || problems.length > 0) throw new ConfigError(problems)
  return key
}

const whatNext = (isReplaced: boolean, keyFile: string): string =>
  isReplaced
    ? `The new key is in ${keyFile}, the old one beside it. Start the service.`
    : 'Set KAADI_VAULT_KEY to the new key and start the service. Keep the old one as long as backups of before are kept.'

await runCommand(rotate)
