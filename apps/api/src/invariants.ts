import { existsSync } from 'node:fs'
import { defaultDataFolder, startDatabase } from './database/index.ts'
import { describeFindings, runInvariants } from './invariants/index.ts'

/** Checks every invariant of the stored state, prints what it found, and ends with 1 when one is broken. */
async function main(): Promise<void> {
  const given = process.env.DATABASE_URL
  const database = given ? { url: given, stop: async () => undefined } : await openEmbedded()
  try {
    const findings = await runInvariants(database.url)
    process.stdout.write(`${describeFindings(findings)}\n`)
    process.exitCode = findings.some(({ rows }) => rows.length > 0) ? 1 : 0
  } finally {
    await database.stop()
  }
}

async function openEmbedded() {
  const dataFolder = await defaultDataFolder()
  if (!existsSync(dataFolder)) {
    throw new Error(`There is no database in ${dataFolder} yet. Start the service once, or set DATABASE_URL.`)
  }
  return startDatabase({ dataFolder, log: (line) => process.stderr.write(`${line}\n`) })
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
})
