import { ConfigError, readConfig } from './config.ts'
import { startService } from './start-service.ts'

const stopping = Promise.withResolvers<string>()
// Before the database is started: it must not hear of Ctrl-C first.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => stopping.resolve(signal))

const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  const service = await startService(readConfig(process.env), say)
  const signal = await stopping.promise
  say(`\n${signal}: stopping.`)
  await service.stop()
  process.exit(0)
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
}
