// An empty Vite project of a team that installs the packages: type-checked, run on a server, built.
import assert from 'node:assert/strict'
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from '../workspace.mjs'
import { requireWithOldest, writeDoors } from './oldest-node.mjs'
import { readReadme, writeFiles } from './readme.mjs'
import { npmInstall, sh, write } from './shell.mjs'

const { devDependencies } = JSON.parse(readFileSync(join(root, 'packages', 'ui', 'package.json'), 'utf8'))
const tools = [
  '@types/node',
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  'typescript',
  'vite',
]
const { devDependencies: shared } = JSON.parse(
  readFileSync(join(root, 'packages', 'core', 'package.json'), 'utf8'),
)
const pinned = (names) => Object.fromEntries(names.map((name) => [name, devDependencies[name]]))

export const createProject = async (project, { npmrc }) => {
  cpSync(fileURLToPath(new URL('team', import.meta.url)), project, { recursive: true })
  for (const name of ['react', 'ui']) writeFiles(join(project, 'src', 'readme'), readReadme(name))
  write(join(project, '.npmrc'), npmrc)
  write(join(project, 'package.json'), {
    name: 'team',
    private: true,
    type: 'module',
    dependencies: {
      ...pinned(['react', 'react-dom']),
      // Released together, with one version.
      ...Object.fromEntries(
        ['@tanstack/query-core', '@tanstack/react-query'].map((name) => [
          name,
          shared['@tanstack/query-core'],
        ]),
      ),
      xstate: shared.xstate,
    },
    devDependencies: pinned(tools),
  })
  await npmInstall(project)
}

/** With a cache of its own: what is published here exists nowhere else and shall not be remembered. */
export const installPublished = async (project, cache, versions) => {
  const names = versions.map(({ name }) => name)
  await sh('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...names], project, {
    npm_config_cache: cache,
  })
  for (const { name, version } of versions) {
    const manifest = JSON.parse(readFileSync(join(project, 'node_modules', name, 'package.json'), 'utf8'))
    assert.equal(manifest.version, version)
    for (const file of ['README.md', 'LICENSE', 'CHANGELOG.md'])
      assert(existsSync(join(project, 'node_modules', name, file)), `${name} travels without its ${file}`)
  }
  writeDoors(project, versions)
}

/** Answers what the example printed. */
export const useInProject = async (project, oldest) => {
  const tool = (name, ...arguments_) => sh(join(project, 'node_modules', '.bin', name), arguments_, project)
  const [, , shown] = await Promise.all([
    tool('tsc', '-p', '.'),
    tool('vite', 'build', '--logLevel', 'warn'),
    sh('node', ['server.ts'], project),
    sh('node', ['doors.cjs'], project),
    requireWithOldest(oldest, project),
  ])
  return shown
}

const readAll = (folder, extension) =>
  readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith(extension))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')

/** Parts that a page does not import are in the package and not in what is built from it. */
export const checkTreeShaking = (project) => {
  const installed = readAll(join(project, 'node_modules', '@kaadi', 'ui', 'dist'), '.js')
  const built = readAll(join(project, 'dist'), '.js')
  assert.match(built, /k-rate-calculator/)
  for (const part of ['k-leaderboard', 'k-pin-pad', 'k-trade-receipt', 'k-review-pane']) {
    assert(installed.includes(part), `${part} is no part of the kit any more: name another`)
    assert(!built.includes(part), `${part} was built in, and nothing imports it`)
  }
}
