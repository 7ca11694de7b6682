import { ConfigError, readConfig } from './config.ts'
import { createService } from './start-service.ts'

const signal = Promise.withResolvers<string>()
// Before the database is started: it must not hear of Ctrl-C first. Asked a second time, nothing is waited for.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(name, () => {
    signal.resolve(name)
    process.on(name, () => process.exit(1))
  })
}

const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  const service = createService(readConfig(process.env), say)
  try {
    // A start that is under way is broken off as well.
    await Promise.race([service.start(), signal.promise])
    say(`\n${await signal.promise}: stopping.`)
  } finally {
    await service.stop()
  }
  process.exit(0)
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
}
