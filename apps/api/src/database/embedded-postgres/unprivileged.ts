import { stat } from 'node:fs/promises'
import { dirname, parse } from 'node:path'

/** The user PostgreSQL runs as: it refuses root, so root lends it `nobody`. */
export interface ServerUser {
  readonly uid: number
  readonly gid: number
}

const nobody: ServerUser = { uid: 65534, gid: 65534 }

/** Undefined where the server may run as ourselves. */
export const serverUser = (): ServerUser | undefined => (process.getuid?.() === 0 ? nobody : undefined)

/**
 * The first folder on the way to `path` that another user can't enter; undefined when the way is free.
 * Folders that don't exist yet are ours to make.
 */
export async function findBarrier(path: string, user: ServerUser): Promise<string | undefined> {
  const parents: string[] = []
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    parents.unshift(folder)
    if (folder === parse(folder).root) break
  }
  for (const folder of parents) {
    const found = await stat(folder).catch(() => undefined)
    if (!found) return undefined
    const enter = found.uid === user.uid ? 0o100 : found.gid === user.gid ? 0o010 : 0o001
    if (!(found.mode & enter)) return folder
  }
  return undefined
}
