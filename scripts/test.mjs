// `npm test`: installs what the tests need, then checks, builds and tests everything. One step after the other.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { environment, install, root, run } from './workspace.mjs'

const turbo = (...tasks) => [
  'turbo',
  ['run', ...tasks, '--concurrency=2', '--output-logs=new-only', '--log-order=grouped'],
]
const steps = [
  ['lint: style, types of promises, import arrows', 'node', ['scripts/run.mjs', 'lint']],
  ['typecheck', ...turbo('typecheck')],
  ['build', ...turbo('build', 'storybook:build')],
  ['packages: exports, types, sizes', 'node', ['scripts/check-packages.mjs']],
  ['unit, property, machine, API and component tests', ...turbo('test')],
  ['stories in a browser', ...turbo('test:stories')],
  ['journeys in a browser', ...turbo('test:journeys')],
]

const install_ = Date.now()
install()
console.log(`install: ${seconds(install_)}`)

const browser = JSON.parse(
  execFileSync(
    join(root, 'node_modules', '.bin', 'node'),
    ['-C', '@kaadi/source', 'packages/testing/src/chromium/print-path.ts'],
    { cwd: root, env: environment, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  ),
)
environment.CHROMIUM_PATH = browser.path
if (browser.libraryPath) environment.LD_LIBRARY_PATH = browser.libraryPath
console.log(`browser: ${browser.path}`)

const wanted = process.argv.slice(2)
const results = []
for (const [title, command, arguments_] of steps) {
  if (wanted.length > 0 && !wanted.some((word) => title.startsWith(word))) continue
  console.log(`\n── ${title} ${'─'.repeat(Math.max(0, 76 - title.length))}`)
  const started = Date.now()
  const code = await run(command, arguments_)
  results.push({ title, passed: code === 0, took: seconds(started) })
}

console.log('')
for (const { title, passed, took } of results) console.log(`${passed ? '✓' : '✗'} ${title} (${took})`)
const failed = results.filter(({ passed }) => !passed).length
console.log(`\n${results.length - failed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

function seconds(from) {
  return `${((Date.now() - from) / 1000).toFixed(1)} s`
}
