// What failed is said once more at the end of a long run, where it is found without scrolling.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './workspace.mjs'

const most = 40
const telling = /^\s*(FAIL|✗|×|Error:|AssertionError|TypeError|.*\b(error TS\d+|ELIFECYCLE)\b)/

/** The newest summary that Turbo has written, and whether it was written since `from` (milliseconds). */
const newestRun = (from) => {
  const folder = join(root, '.turbo', 'runs')
  if (!existsSync(folder)) return undefined
  const runs = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
    .filter(({ execution }) => execution.startTime >= from)
  return runs.sort((a, b) => b.execution.startTime - a.execution.startTime)[0]
}

/** The telling lines of every task that failed since `from` (milliseconds), its last lines where none tells. */
export const failuresSince = (from) =>
  (newestRun(from)?.tasks ?? [])
    .filter(({ execution }) => execution && execution.exitCode !== 0)
    .flatMap(({ taskId, task, directory }) => {
      const path = join(root, directory, '.turbo', `turbo-${task.replaceAll(':', '$colon$')}.log`)
      if (!existsSync(path)) return [taskId]
      const lines = stripVTControlCharacters(readFileSync(path, 'utf8')).split('\n').filter(Boolean)
      const told = [...new Set(lines.filter((line) => telling.test(line)))]
      return [
        taskId,
        ...(told.length > 0 ? told.slice(0, most) : lines.slice(-most)).map((line) => `  ${line}`),
      ]
    })
