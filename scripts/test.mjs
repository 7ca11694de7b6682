// `npm test`: installs what the tests need, then checks, builds and tests everything, as many things at a time as the
// machine has room for. `npm test -- tests stories` does these groups alone, `--changed[=<commit>]` what the changes since
// a commit reach, `--nightly` also what takes long: the rehearsed release and all pictures.
import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { failuresOf, newestRun, slowestOf } from './failures.mjs'
import { environment, findBrowser, install, root, turboHeard } from './workspace.mjs'

/** Tasks of `turbo.json` by what they show. */
const groups = {
  lint: { shows: 'style, floating promises, import arrows, names', tasks: ['lint'] },
  types: { shows: 'of every package', tasks: ['typecheck'] },
  builds: { shows: 'packages, apps, stories', tasks: ['build', 'storybook:build'] },
  packages: {
    shows: 'exports, types and papers, the stories under a path',
    tasks: ['check-packages', 'check-storybook'],
    nightly: ['rehearse-release'],
  },
  tests: { shows: 'units, properties, machines, API, components', tasks: ['test'] },
  // What moves while a screen loads is measured: other work beside it would be measured too.
  browser: { shows: 'the built web app in a browser', tasks: ['test:browser'], isAlone: true },
  faults: {
    shows: 'crashes, cut lines, a full disk, hostile requests, races, signals, overload, corruptions',
    tasks: ['test:faults'],
  },
  stories: {
    shows: 'in a browser: use, access, pictures of screens, room',
    tasks: ['test:stories', 'test:built'],
    nightly: ['test:visual'],
  },
  journeys: { shows: 'from a visitor to a paid withdrawal', tasks: ['test:journeys'] },
}

const arguments_ = process.argv.slice(2)
const names = arguments_.filter((word) => !word.startsWith('--'))
const flagOf = (name) => arguments_.find((word) => word === `--${name}` || word.startsWith(`--${name}=`))
const unknown = [
  ...names.filter((name) => !(name in groups)),
  ...arguments_.filter((word) => word.startsWith('--') && !/^--(nightly|changed(=.+)?)$/.test(word)),
]
if (unknown.length > 0) {
  console.error(
    `There is no ${unknown.join(', ')}. Groups: ${Object.keys(groups).join(', ')}. Flags: --changed, --changed=<commit>, --nightly.`,
  )
  process.exit(1)
}

const installing = Date.now()
install()
console.log(`install: ${seconds(installing)}`)

const browser = findBrowser()
environment.CHROMIUM_PATH = browser.path
if (browser.libraryPath) environment.LD_LIBRARY_PATH = browser.libraryPath
console.log(`browser: ${browser.path}`)

const wanted = Object.entries(groups)
  .filter(([name]) => names.length === 0 || names.includes(name))
  .map(([name, { shows, tasks, nightly = [], isAlone = false }]) => ({
    isAlone,
    title: `${name}: ${shows}`,
    tasks: flagOf('nightly') ? [...tasks, ...nightly] : tasks,
  }))

// As many as there are processors: with more, browsers wait so long that tests of what a person sees say nothing.
const options = [
  `--concurrency=${Math.max(2, availableParallelism())}`,
  '--output-logs=new-only',
  '--summarize',
]
const changed = flagOf('changed')
if (changed) {
  const since = changed.split('=')[1] ?? startOfBranch()
  console.log(`changed since ${since}`)
  options.push(`--filter=...[${since}]`, '--filter=//')
}

let code = 0
const done = []
const printed = []
for (const alone of [false, true]) {
  const tasks = wanted.filter(({ isAlone }) => isAlone === alone).flatMap((group) => group.tasks)
  if (tasks.length === 0) continue
  const started = Date.now()
  code =
    (await turboHeard(
      (chunk) => printed.push(chunk),
      tasks,
      '--continue=dependencies-successful',
      ...options,
    )) || code
  done.push(...(newestRun(started)?.tasks ?? []))
}
for (const line of failuresOf(done, Buffer.concat(printed).toString())) console.log(line)
console.log('')
let failed = 0
for (const { title, tasks } of wanted) {
  const own = done.filter(({ task }) => tasks.includes(task))
  const passed = own.every(({ execution, cache }) =>
    execution ? execution.exitCode === 0 : cache.status === 'HIT',
  )
  if (!passed) failed += 1
  const took = own.reduce(
    (sum, { execution }) => sum + (execution ? execution.endTime - execution.startTime : 0),
    0,
  )
  console.log(
    `${passed ? '✓' : '✗'} ${title} (${own.length === 0 ? 'nothing changed' : `${(took / 1000).toFixed(1)} s`})`,
  )
}
const slow = slowestOf(done)
if (slow.length > 0) console.log(`\nslowest: ${slow.join(' · ')}`)
console.log(`\n${wanted.length - failed} passed, ${failed} failed in ${seconds(installing)}`)
process.exit(code === 0 && failed === 0 ? 0 : 1)

function seconds(from) {
  return `${((Date.now() - from) / 1000).toFixed(1)} s`
}

/** Where this branch left the main one; on the main one the last commit, so that what is not committed counts. */
function startOfBranch() {
  for (const main of ['origin/main', 'main']) {
    const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', main], { cwd: root, encoding: 'utf8' })
    if (status === 0) return stdout.trim()
  }
  return 'HEAD'
}
