import { type Config, readConfig } from './config.ts'

/** Runs a command beside the service, by the same settings. What stands in its way is told without a stack, and ends it with 2. */
export async function runCommand(work: (config: Config) => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work(readConfig(process.env))
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 2
  }
}
