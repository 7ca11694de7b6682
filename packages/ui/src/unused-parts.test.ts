import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as desk from './desk/index.ts'
import * as widgets from './desk/widgets/index.ts'
import * as kit from './index.ts'

const root = join(import.meta.dirname, '../../..')
const imports = /import\s*\{([^}]*)\}\s*from\s*'([^']+)'/g

/** Names that a source takes from the kit: by its doors, or inside the kit from another part's folder. */
function takenFromKit(path: string): string[] {
  const isInKit = path.startsWith('packages/')
  return [...readFileSync(join(root, path), 'utf8').matchAll(imports)]
    .filter(([, , door = '']) => (isInKit ? door.startsWith('../') : door.startsWith('@kaadi/ui')))
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(/\s+as\s+/)[0]!)
}

/** What is drawn. Providers of words, themes and hooks are for teams that build on the kit. */
const isPart = /^[A-Z](?!.*Provider$)/

const users = globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/ui/src/**/*.{ts,tsx}'], { cwd: root }).filter(
  (path) => !/\.(test|stories)\.|^packages\/ui\/src\/patterns\/samples\//.test(path),
)
const used = new Set(users.flatMap(takenFromKit))

it('has a use for every part', () => {
  const parts = Object.keys({ ...kit, ...desk, ...widgets }).filter((name) => isPart.test(name))
  expect(parts.filter((name) => !used.has(name)).sort()).toEqual([])
})
