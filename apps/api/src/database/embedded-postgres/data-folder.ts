import { randomBytes } from 'node:crypto'
import { chown, lstat, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isAlive } from './is-alive.ts'
import { run } from './run.ts'
import { findBarrier, type ServerUser } from './unprivileged.ts'

export const superuser = 'kaadi'

const passwordFile = 'kaadi-password'

/** The password lives inside the data folder: whoever may read the data may sign in. */
export const readPassword = async (dataFolder: string): Promise<string> =>
  (await readFile(join(dataFolder, passwordFile), 'utf8')).trim()

export const isCluster = async (dataFolder: string): Promise<boolean> =>
  (await lstat(join(dataFolder, 'PG_VERSION')).catch(() => undefined)) !== undefined

/**
 * Makes the data folder if it isn't there. It is drafted beside its place and renamed: a kill in the middle
 * leaves a draft, which the next start removes, and never half a cluster.
 */
export async function createDataFolder(
  dataFolder: string,
  bin: string,
  user: ServerUser | undefined,
): Promise<void> {
  await mkdir(dirname(dataFolder), { recursive: true })
  await requireWay(dataFolder, user)
  await removeDrafts(dataFolder)
  const draft = `${dataFolder}.draft-${process.pid}-${randomBytes(4).toString('hex')}`
  const pwfile = `${draft}-password`
  try {
    await mkdir(draft, { mode: 0o700 })
    await writeFile(pwfile, randomBytes(24).toString('base64url'), { mode: 0o600 })
    if (user) await Promise.all([draft, pwfile].map((path) => chown(path, user.uid, user.gid)))
    await run(join(bin, 'initdb'), initdbOptions(draft, pwfile), user)
    await rename(pwfile, join(draft, passwordFile))
    await rename(draft, dataFolder).catch(async (error: NodeJS.ErrnoException) => {
      // Another process was first; its cluster is as good as ours.
      if (!(await isCluster(dataFolder))) throw error
    })
  } finally {
    await rm(draft, { recursive: true, force: true })
    await rm(pwfile, { force: true })
  }
}

const initdbOptions = (folder: string, pwfile: string): string[] => [
  `--pgdata=${folder}`,
  `--username=${superuser}`,
  '--auth=scram-sha-256',
  `--pwfile=${pwfile}`,
  '--encoding=UTF8',
  // The same order of strings on every machine, whatever its C library.
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--data-checksums',
]

async function requireWay(dataFolder: string, user: ServerUser | undefined): Promise<void> {
  const barrier = user && (await findBarrier(dataFolder, user))
  if (!barrier) return
  throw new Error(
    `PostgreSQL can't reach its data in ${dataFolder}: started by root it runs as uid ${user.uid}, which may not enter ${barrier}. ` +
      `Set KAADI_DATA to a folder that others can enter (for example /var/lib/kaadi), start as an ordinary user, or set DATABASE_URL.`,
  )
}

async function removeDrafts(dataFolder: string): Promise<void> {
  const parent = dirname(dataFolder)
  const prefix = `${basename(dataFolder)}.draft-`
  for (const name of await readdir(parent)) {
    if (name.startsWith(prefix) && !isAlive(Number.parseInt(name.slice(prefix.length), 10)))
      await rm(join(parent, name), { recursive: true, force: true })
  }
}
