import { emailSchema } from '@kaadi/contract/sessions'
import { runCommand } from './command.ts'
import type { Config } from './config.ts'
import { connectOne } from './database/index.ts'
import { randomIds } from './http/random-ids.ts'
import { migrateService } from './migrate-service.ts'
import { inviteAdmin, linkLifeMinutes } from './modules/operators/index.ts'
import { openStoredDatabase } from './stored-data.ts'

/** Prints a one-time link that makes the first admin of an installation. */
async function createAdmin(config: Config): Promise<number> {
  const { email, force } = readArguments(process.argv.slice(2))
  const database = await openStoredDatabase(config)
  try {
    await migrateService({ url: database.url })
    const { db, close } = connectOne(database.url, 'kaadi-create-admin')
    try {
      const token = await inviteAdmin(db, randomIds, { email, force })
      process.stdout.write(`${token === undefined ? thereIsOne : linkText(config, email, token)}\n`)
      return token === undefined ? 1 : 0
    } finally {
      await close()
    }
  } finally {
    await database.stop()
  }
}

function readArguments(given: readonly string[]) {
  const force = given.includes('--force')
  const [email, ...rest] = given.filter((argument) => argument !== '--force' && argument !== '--')
  if (email === undefined || rest.length > 0 || !emailSchema.safeParse(email).success) throw new Error(usage)
  return { email, force }
}

const usage = 'Name the email of the admin, and nothing else: npm run create-admin -- ada@example.com'

const thereIsOne = [
  'This installation has an admin, who can sign in at /console. Nothing was changed.',
  'For an admin who lost the way in, or a second one, who signs with the first: npm run create-admin -- their@email --force',
].join('\n')

const linkText = ({ publicUrl, host, port }: Config, email: string, token: string): string =>
  [
    `${email} becomes an admin with this link. It works once, for ${linkLifeMinutes} minutes:`,
    '',
    `  ${publicUrl ?? `http://${host}:${port}`}/console/welcome#${token}`,
    '',
    'Whoever has it can open the console: send it to nobody else.',
  ].join('\n')

await runCommand(createAdmin)
