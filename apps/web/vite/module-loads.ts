import { relative, resolve, sep } from 'node:path'
import type { Rolldown } from 'vite'

const source = resolve(import.meta.dirname, '../src')

export type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

/** Ids of the modules that have to be loaded before a file of `src` can run. */
export type LoadsOf = (file: string) => ReadonlySet<string>

export const pathOf = (id: string): string => relative(source, id).split(sep).join('/')

/** The files that a file of a build imports at once, and itself. */
export const closureOf = (file: string, chunks: Chunks, found = new Set<string>()): ReadonlySet<string> => {
  if (found.has(file)) return found
  found.add(file)
  for (const next of chunks.get(file)?.imports ?? []) closureOf(next, chunks, found)
  return found
}

export const chunksIn = (built: Rolldown.RolldownOutput): Chunks =>
  new Map(built.output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]))

/** The file of a build that holds a file of `src`. */
export const chunkWith = (file: string, chunks: Chunks): Rolldown.OutputChunk => {
  const found = [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => pathOf(id) === file))
  if (!found) throw new Error(`The build has no ${file}.`)
  return found
}

/**
 * Reads from a build which modules each file needs. The graph of the imports could not say it: by the kit's one door
 * every screen imports the whole kit.
 */
export const readLoads = (built: Rolldown.RolldownOutput): LoadsOf => {
  const chunks = chunksIn(built)
  return (file) => {
    const files = closureOf(chunkWith(file, chunks).fileName, chunks)
    return new Set([...files].flatMap((name) => chunks.get(name)?.moduleIds ?? []))
  }
}
