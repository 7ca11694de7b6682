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

/** Drawn for screens that are still to come. Whoever builds one of them takes its line away; what is left at their end is deleted. */
const waiting: Record<string, string> = {
  Breadcrumbs: 'resource pages of the console',
  CardTypeGrid: '/sell',
  CurrencyTabs: '/wallet with three currencies',
  DateTimeField: 'campaigns in the console',
  LoadMore: 'lists of the console',
  Pagination: 'lists of the console',
  RateCalculator: '/sell/list',
  ResourceTable: 'resource pages of the console',
  StatTile: 'figures of the console',
  Tabs: '/account/center',
  Toast: 'notices in the apps',
  Tooltip: 'figures of the console',
  UploadList: 'papers of a verification',
  VerificationLevels: '/account/center',
  WithdrawalStatus: '/wallet/withdrawal',
}

it('has a use for every part, or says which screen it waits for', () => {
  const parts = Object.keys({ ...kit, ...desk, ...widgets }).filter((name) => isPart.test(name))
  expect(parts.filter((name) => !used.has(name)).sort()).toEqual(Object.keys(waiting).sort())
})
