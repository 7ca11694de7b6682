import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const src = join(import.meta.dirname, '../..')

/** Every module that an entry brings along, the packages too. */
function reached(entry: string, seen = new Set<string>()): Set<string> {
  if (seen.has(entry)) return seen
  seen.add(entry)
  if (!entry.startsWith('/')) return seen
  for (const [, name] of readFileSync(entry, 'utf8').matchAll(/(?:from|import)\s*\(?'([^']+)'/g))
    reached(name!.startsWith('.') ? join(dirname(entry), name!) : name!, seen)
  return seen
}
const widgetLibrary = (entry: string) =>
  [...reached(join(src, entry))].filter((name) => name.startsWith('@base-ui'))

it('is the only entry that brings the widget library along', () => {
  expect(widgetLibrary('index.ts')).toEqual([])
  expect(widgetLibrary('desk/index.ts')).toEqual([])
  expect(widgetLibrary('desk/widgets/index.ts')).not.toEqual([])
})
