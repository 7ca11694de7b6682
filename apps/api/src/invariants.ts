import { runCommand } from './command.ts'
import { describeFindings, runInvariants } from './invariants/index.ts'
import { openStoredDatabase } from './stored-data.ts'

/** Checks every invariant of the stored state, prints what it found, and ends with 1 when one is broken. */
await runCommand(async (config) => {
  const database = await openStoredDatabase(config)
  try {
    const findings = await runInvariants(database.url)
    process.stdout.write(`${describeFindings(findings)}\n`)
    return findings.some(({ rows }) => rows.length > 0) ? 1 : 0
  } finally {
    await database.stop()
  }
})
