import { type Config, ConfigError, listProblems, readConfig } from './config.ts'
import { explainFailure } from './explain-failure.ts'

/** Runs a command beside the service, by the same settings. What stands in its way is told without a stack, and ends it with 2. */
export async function runCommand(work: (config: Config) => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work(readConfig(process.env))
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`)
    process.exitCode = 2
  }
}

function explain(error: unknown): string {
  if (error instanceof ConfigError)
    return listProblems('The command cannot run with these settings:', error.problems)
  const said = explainFailure(error)
  return said instanceof Error ? said.message : String(said)
}
