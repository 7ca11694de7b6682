/**
 * Runs every story in a browser: its play function, axe in both schemes, forced colours, and the pictures of whole
 * screens.
 * `--pictures` compares all pictures and nothing else, `--approve` draws them anew; what follows narrows it down to files.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inWords, isSame, record, recorded, thisMachine } from './drawn-by.ts'
import { clearReport, writeReport } from './picture-report.ts'
import { unpackPictures } from './stored-pictures.ts'

const [mode] = process.argv.slice(2)
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isApproval = mode === '--approve'

const cwd = fileURLToPath(new URL('..', import.meta.url))
const toolOf = (name: string, path: string): string =>
  fileURLToPath(new URL(path, import.meta.resolve(`${name}/package.json`)))
const run = (script: string, arguments_: string[], env = process.env): number =>
  spawnSync(process.execPath, [script, ...arguments_], { cwd, env, stdio: 'inherit' }).status ?? 1

const vitest = toolOf('vitest', './vitest.mjs')
const report = fileURLToPath(new URL('../node_modules/.vite/stories.json', import.meta.url))
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
const runFiles = (tasks: string, files: string[], ...rest: string[]): number =>
  run(vitest, ['run', '--project', 'storybook', ...reporters, ...rest, ...files], {
    ...process.env,
    STORY_TASKS: tasks,
  })

/** A file whose page never came leaves no test behind; it counts as failed too. */
function failedFiles(): string[] {
  if (!existsSync(report)) return []
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { name: string; status: string }[]
  }
  return testResults.filter(({ status }) => status !== 'passed').map(({ name }) => name)
}

/** Over a thousand stories share two cores with the browser that shows them. What fails is shown once more, alone. */
const maxShownAgain = 8
function runStories(tasks: string, ...rest: string[]): number {
  rmSync(report, { force: true })
  const code = runFiles(tasks, wanted, ...rest)
  const failed = code === 0 ? [] : failedFiles()
  if (failed.length === 0 || failed.length > maxShownAgain) return code
  console.warn(`\nOnce more, alone: ${failed.map((file) => basename(file)).join(', ')}`)
  return runFiles(tasks, failed, ...rest, '--maxWorkers=1')
}
const before = recorded()
const here = await thisMachine()
const canCompare = isSame(before, here)
clearReport()

if (isApproval) {
  if (wanted.length > 0 && !canCompare) {
    console.error(
      `Another browser drew the rest (${before ? inWords(before) : 'none so far'}). Approve all of them at once.`,
    )
    process.exit(1)
  }
  // All of them anew: a picture whose story is gone goes too.
  const { store } = await unpackPictures({ anew: wanted.length === 0 })
  process.exitCode = runStories('compare', '--update=all')
  if (process.exitCode === 0) {
    await store()
    record(here)
  }
} else if (canCompare) {
  await unpackPictures({ anew: false })
  process.exitCode = runStories(mode === '--pictures' ? 'compare' : 'judge compare-screens', '--update=none')
  const { path, count } = writeReport()
  if (count > 0) console.error(`\n${count} pictures differ: ${path}`)
  else if (process.exitCode === 0) console.warn('\nPictures: all as stored.')
} else {
  if (mode !== '--pictures') process.exitCode = runStories('judge')
  writeReport('Not compared: another browser draws differently')
  console.warn(
    `\nPICTURES NOT COMPARED: another browser draws differently.\n  stored: ${before ? inWords(before) : 'none'}\n  here:   ${inWords(here)}`,
  )
}
