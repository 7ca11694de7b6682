import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const root = resolve(import.meta.dirname, '../../..')
const requireFrom = (path: string) => createRequire(path)
const queryClient = () => {
  const hooks = requireFrom(import.meta.url).resolve('@tanstack/react-query')
  const core = requireFrom(hooks).resolve('@tanstack/query-core')
  return join(dirname(core), '../modern/queryClient.js')
}

/** What stands in for the store of mutations: what a client of queries asks it for, of no mutations. */
export const noMutations = `
export class MutationCache {
  findAll = () => []
  resumePausedMutations = async () => []
  clear = () => {}
}
`

/** What a client of queries asks its store of mutations for. */
export const askedOfMutations = (): readonly string[] => [
  ...new Set(
    [...readFileSync(queryClient(), 'utf8').matchAll(/#mutationCache\.(\w+)/g)].map(([, name]) => name!),
  ),
]

const uses = /\buse(?:Mutation\w*|IsMutating)\b|\bMutationCache\b|\bsetMutationDefaults\b/

/** Files of the app that would have mutations. */
export const filesWithMutations = (): readonly string[] =>
  ['apps/web', 'packages/react', 'packages/core'].flatMap((part) => {
    const source = join(root, part, 'src')
    return readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && uses.test(readFileSync(join(source, file), 'utf8')))
      .map((file) => join(part, 'src', file))
  })

/**
 * Leaves TanStack Query's mutations out of the app, 1.5 KB of a first visit: what changes something goes by machines and
 * actions here (decision 39). The build fails once a file asks for them.
 */
export const withoutMutations = (): Plugin => ({
  name: 'kaadi-without-mutations',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/query-core\/build\/modern\/mutationCache\.js$/ },
    handler: () => {
      const [file] = filesWithMutations()
      if (file) throw new Error(`${file} has mutations: vite/without-mutations.ts leaves them out.`)
      return { code: noMutations, map: null }
    },
  },
})
