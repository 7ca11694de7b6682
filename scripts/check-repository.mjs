// What a reader of the repository must never find: package-registry hosts in the lock file, files outside the fixed tree.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './workspace.mjs'

const problems = []

const lock = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')
if (/https?:\/\//.test(lock))
  problems.push('pnpm-lock.yaml names an address: only packages of the configured registry are allowed.')
if (/^\s+resolution: \{(?!integrity:)/m.test(lock))
  problems.push('pnpm-lock.yaml holds a package without an integrity hash.')

const topLevel = new Set([
  'package.json',
  'turbo.json',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
  'packages',
  'apps',
  '.changeset',
  'README.md',
  'docs',
  'scripts',
  '.ci',
  '.github',
  'pnpm-lock.yaml',
  'biome.json',
  '.dependency-cruiser.cjs',
  '.oxlintrc.json',
  '.gitignore',
  '.gitattributes',
  'LICENSE',
])
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
for (const name of new Set(files.map((file) => file.split('/')[0])))
  if (!topLevel.has(name)) problems.push(`${name} does not belong at the top level (docs/architecture.md).`)

for (const problem of problems) console.error(problem)
process.exit(problems.length === 0 ? 0 : 1)
