import { readdirSync } from 'node:fs'
import { afterEach, expect, it, vi } from 'vitest'

const contract = new URL('../../contract/src', import.meta.url).pathname
const doorsOf = (name: string, folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => `${name}/${entry.name}`)

const watched = [
  'fetch',
  'setTimeout',
  'setInterval',
  'queueMicrotask',
  'addEventListener',
  'matchMedia',
] as const
const untouchable = ['localStorage', 'sessionStorage', 'document', 'indexedDB', 'caches'] as const

afterEach(() => vi.unstubAllGlobals())

it.each([
  '@kaadi/contract',
  ...doorsOf('@kaadi/contract', contract),
  '@kaadi/core',
  ...doorsOf('@kaadi/core', import.meta.dirname),
])('%s does nothing but define when it is imported', async (door) => {
  vi.resetModules()
  // Whoever imports it has these modules; what they do on their own account is not ours.
  await Promise.all([
    import('zod/mini'),
    import('xstate'),
    import('ky'),
    import('decimal.js'),
    import('crypto-js'),
  ])
  const before = new Set(Reflect.ownKeys(globalThis))
  const done: string[] = []
  for (const name of watched) vi.stubGlobal(name, () => done.push(name))
  const looked = { get: (_: object, key: string | symbol) => done.push(String(key)) }
  for (const name of untouchable) vi.stubGlobal(name, new Proxy({}, looked))
  const added = [...watched, ...untouchable]
  const exported = await import(door)
  const names = Reflect.ownKeys(globalThis).filter((key) => !before.has(key) && !added.includes(key as never))
  expect({ done, names }).toEqual({ done: [], names: [] })
  expect(Object.keys(exported).length).toBeGreaterThan(0)
})
