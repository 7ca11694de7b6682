// `npm test`: installs what the tests need, then checks, builds and tests everything. One step after the other.
import { failuresSince } from './failures.mjs'
import { environment, findBrowser, install, run, turbo } from './workspace.mjs'

/** Runs scripts one after the other, up to the first that fails. */
const node =
  (...scripts) =>
  async () => {
    for (const [script, ...arguments_] of scripts.map((line) => line.split(' '))) {
      const code = await run('node', [script, ...arguments_])
      if (code !== 0) return code
    }
    return 0
  }
const tasks =
  (...names) =>
  () =>
    turbo(names, '--output-logs=new-only', '--continue', '--summarize')
const steps = [
  ['lint: style, floating promises, import arrows', node('scripts/run.mjs lint')],
  ['typecheck', tasks('typecheck')],
  ['build', tasks('build', 'storybook:build')],
  [
    'packages: exports, types, a release rehearsed, the stories under a path',
    node('scripts/check-packages.mjs', 'scripts/rehearse-release.mjs', 'scripts/check-storybook.mjs'),
  ],
  ['tests: units, properties, machines, API, components', tasks('test')],
  [
    'faults: crashes, cut lines, a full disk, hostile requests, races, signals, overload, corruptions, for two minutes',
    node('scripts/run.mjs faults --short'),
  ],
  ['stories in a browser', tasks('test:stories')],
  ['journeys in a browser', tasks('test:journeys')],
]

const install_ = Date.now()
install()
console.log(`install: ${seconds(install_)}`)

const browser = findBrowser()
environment.CHROMIUM_PATH = browser.path
if (browser.libraryPath) environment.LD_LIBRARY_PATH = browser.libraryPath
console.log(`browser: ${browser.path}`)

const wanted = process.argv.slice(2)
const results = []
const failures = []
for (const [title, perform] of steps) {
  if (wanted.length > 0 && !wanted.some((word) => title.startsWith(word))) continue
  console.log(`\n── ${title} ${'─'.repeat(Math.max(0, 76 - title.length))}`)
  const started = Date.now()
  const code = await perform()
  results.push({ title, passed: code === 0, took: seconds(started) })
  if (code !== 0) failures.push(...failuresSince(started))
}

for (const line of failures) console.log(line)
console.log('')
for (const { title, passed, took } of results) console.log(`${passed ? '✓' : '✗'} ${title} (${took})`)
const failed = results.filter(({ passed }) => !passed).length
console.log(`\n${results.length - failed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

function seconds(from) {
  return `${((Date.now() - from) / 1000).toFixed(1)} s`
}
