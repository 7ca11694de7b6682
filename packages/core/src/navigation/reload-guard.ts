import * as z from 'zod/mini'
import type { StorageAdapter } from '../storage/storage-adapter.ts'

const guardTtlMs = 10_000
const key = 'reload'
const entrySchema = z.object({ path: z.string(), expires: z.number() })

/** Lets a page load itself anew, but the same path only once in ten seconds, so that a broken build cannot loop. */
export interface ReloadGuard {
  /** Whether a full load of this path may be done now. A yes is remembered. */
  mayReload(path: string): boolean
}

/** Keeps its memory in session storage, since the page that asks is about to go. */
export const createReloadGuard = (
  session: Pick<StorageAdapter, 'get' | 'set'>,
  now: () => number = Date.now,
): ReloadGuard => ({
  mayReload: (path) => {
    const last = entrySchema.safeParse(parse(session.get(key)))
    if (last.success && last.data.path === path && last.data.expires > now()) return false
    session.set(key, JSON.stringify({ path, expires: now() + guardTtlMs }))
    // Storage that forgets cannot hold a loop back, so it gets no reload at all.
    return session.get(key) !== undefined
  },
})

const parse = (text: string | undefined): unknown => {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether an error means that a file of this build is gone: the way browsers say it when a lazy page does not load. */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|ChunkLoadError/i.test(
    `${error.name} ${error.message}`,
  )
