import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { isCluster } from './data-folder.ts'
import { findBarrier, serverUser } from './unprivileged.ts'

/**
 * Where the embedded database keeps its data: `postgres` in `KAADI_DATA`, else in the repository's `.data`. Root's
 * checkout often lies below /root, which the server's user can't enter: then a folder below /var/lib is used.
 * Data that is already in the first place is never left behind for an empty second one.
 */
export async function defaultDataFolder(from: string = import.meta.dirname): Promise<string> {
  const chosen = process.env.KAADI_DATA
  if (chosen) return join(resolve(chosen), 'postgres')
  const root = findRepository(from)
  const near = join(root, '.data', 'postgres')
  const user = serverUser()
  if (!user || (await isCluster(near)) || !(await findBarrier(near, user))) return near
  const name = createHash('sha256').update(root).digest('hex').slice(0, 8)
  return join('/var/lib/kaadi', name, 'postgres')
}

function findRepository(from: string): string {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return folder
  }
  return process.cwd()
}
