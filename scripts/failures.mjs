// What failed is said once more at the end of a long run, where it is found without scrolling, and what took longest.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './workspace.mjs'

const most = 40
const last = 15
const slowest = 8
const telling = /^\s*(FAIL|✗|×|(\w*Error|DOMException)\b|.*\berror TS\d+)/

/** The newest summary that Turbo has written since `from` (milliseconds). */
export const newestRun = (from) => {
  const folder = join(root, '.turbo', 'runs')
  if (!existsSync(folder)) return undefined
  const runs = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
    .filter(({ execution }) => execution.startTime >= from)
  return runs.sort((a, b) => b.execution.startTime - a.execution.startTime)[0]
}

/** Of every task that failed the telling lines and the last of what was printed: a task may fail in words of its own. */
export const failuresOf = (tasks, printed) => {
  const all = stripVTControlCharacters(printed).split('\n')
  return tasks
    .filter(({ execution }) => execution && execution.exitCode !== 0)
    .flatMap(({ taskId }) => {
      const prefix = `${taskId.replace('#', ':')}: `
      const lines = all
        .filter((line) => line.startsWith(prefix) && line.trim() !== prefix.trim())
        .map((line) => line.slice(prefix.length))
      const causes = [...new Set(lines.slice(0, -last).filter((line) => telling.test(line)))].slice(0, most)
      return [
        taskId,
        ...causes.map((line) => `  ${line}`),
        '  …',
        ...lines.slice(-last).map((line) => `  ${line}`),
      ]
    })
}

/** What took longest of the tasks that ran, with its seconds on the clock: where a shorter run begins. */
export const slowestOf = (tasks) =>
  tasks
    .filter(({ execution }) => execution)
    .map(({ taskId, execution: { startTime, endTime } }) => ({ taskId, tookMs: endTime - startTime }))
    .sort((a, b) => b.tookMs - a.tookMs)
    .slice(0, slowest)
    .map(({ taskId, tookMs }) => `${taskId} ${(tookMs / 1000).toFixed(1)} s`)
