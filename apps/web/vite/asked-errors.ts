import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const root = resolve(import.meta.dirname, '../../..')
const sources = ['apps/web', 'packages/react', 'packages/core', 'packages/ui', 'packages/contract']
/** A refusal that asking again does not change: a client that has no name for it takes it as just that. */
const plainRefusal = /^ {2}(\w+): facts\(\d+, 4\d\d\),\n/gm

const isAsking = (file: string) =>
  /\.tsx?$/.test(file) && !/(?:^|\/)errors\/|\.(?:endpoints|notes|test|stories)\.tsx?$/.test(file)

const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
/** Every word of the code, without what is said about it, that may ask for an error by its name. */
const wordsOf = (folders: readonly string[]): ReadonlySet<string> => {
  const words = new Set<string>()
  for (const folder of folders)
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!isAsking(file)) continue
      const code = readFileSync(join(folder, file), 'utf8').replace(comment, '')
      for (const [word] of code.matchAll(/\w+/g)) words.add(word)
    }
  return words
}

/** The table of errors without the plain refusals that no code asks for: those of the desk, above all. */
export const keepAskedErrors = (table: string, asked: ReadonlySet<string>): string =>
  table.replace(plainRefusal, (row, name: string) => (asked.has(name) ? row : ''))

/** Leaves out of the table of errors what the seller's app never asks for. The words of a refusal come with the reply. */
export const askedErrors = (): Plugin => ({
  name: 'kaadi-asked-errors',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /packages\/contract\/src\/errors\/error-table\.ts$/ },
    handler: (code) => ({
      code: keepAskedErrors(code, wordsOf(sources.map((source) => join(root, source, 'src')))),
      map: null,
    }),
  },
})
