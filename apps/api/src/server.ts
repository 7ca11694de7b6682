import { once } from 'node:events'
import { readConfig } from './config.ts'
import { explainFailure } from './explain-failure.ts'
import { createService } from './start-service.ts'
import { hearStopSignals } from './stop-signals.ts'

// Before the database is started: it must not be left behind by a signal that comes early.
const { asked, hurry } = hearStopSignals(process)
// Who hangs up takes the terminal along, and a line for nobody must not end the process before its time.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

const whatAgainDoes = 'Asked again after a second, it waits for nothing but the end of PostgreSQL.'
const say = (line: string) => process.stdout.write(`${line}\n`)
hurry.addEventListener('abort', () => say('Asked again: nothing is waited for but the end of PostgreSQL.'))

/** `npm start` builds the front ends meanwhile, and sends a message when they stand. */
const frontEnds = process.argv.includes('--front-ends-follow') ? once(process, 'message') : Promise.resolve()
void frontEnds.then(() => process.channel?.unref())

try {
  const service = createService(readConfig(process.env), say, frontEnds)
  try {
    // A start that is under way is broken off as well.
    await Promise.race([service.start(), service.failed, asked])
    say(`\n${await Promise.race([asked, service.failed])}: stopping. ${whatAgainDoes}`)
  } finally {
    await service.stop(hurry)
  }
  process.exit(hurry.aborted ? 1 : 0)
} catch (error) {
  console.error(explainFailure(error))
  process.exit(1)
}
