import { cp, lstat, mkdir, rename, rm, symlink } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { areProgramsKnown, requireKnownBinaries } from './known-binaries.ts'
import { findPlatformPackage, type PlatformPackage } from './platform-package.ts'
import { findBarrier, type ServerUser } from './unprivileged.ts'

/**
 * Copies PostgreSQL once per version to a cache of our own and answers its `bin` folder. The package itself
 * lacks the links its install script would make, and may lie below a folder that only root can enter.
 */
export async function prepareBinaries(user: ServerUser | undefined): Promise<string> {
  const found = findPlatformPackage()
  const home = join(await chooseCache(user), `postgres-${found.version}`)
  if (!(await lstat(home).catch(() => undefined))) await install(found, home)
  await requireOwned(home)
  if (!(await areProgramsKnown(home, found.name))) await repair(found, home)
  return join(home, 'bin')
}

async function install(found: PlatformPackage, home: string): Promise<void> {
  const draft = `${home}.draft-${process.pid}`
  await rm(draft, { recursive: true, force: true })
  await cp(found.native, draft, { recursive: true })
  await requireKnownBinaries(draft, found.name).catch(async (error) => {
    await rm(draft, { recursive: true, force: true })
    throw error
  })
  for (const { source, target } of found.links) {
    const link = join(draft, relative('native', target))
    const file = join(draft, relative('native', source))
    await symlink(relative(dirname(link), file), link).catch(ignore('EEXIST'))
  }
  // Whoever comes second finds the folder full: both copies are the same, the first one stays.
  await rename(draft, home).catch(ignore('ENOTEMPTY', 'EEXIST'))
  await rm(draft, { recursive: true, force: true })
}

/** A copy that a failing disk or somebody changed is put aside for one that is as it should be. */
async function repair(found: PlatformPackage, home: string): Promise<void> {
  const aside = `${home}.changed-${process.pid}`
  await rename(home, aside).catch(ignore('ENOENT'))
  await install(found, home)
  await rm(aside, { recursive: true, force: true })
}

async function chooseCache(user: ServerUser | undefined): Promise<string> {
  const own = process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache')
  const shared = join(tmpdir(), `kaadi-cache-${process.getuid?.() ?? 'user'}`)
  const candidates = user ? ['/var/cache/kaadi', shared] : [join(own, 'kaadi'), shared]
  const refusals: string[] = []
  for (const folder of candidates) {
    try {
      await mkdir(folder, { recursive: true, mode: 0o755 })
      await requireOwned(folder)
      const barrier = user && (await findBarrier(join(folder, 'postgres'), user))
      if (!barrier) return folder
      refusals.push(`${folder}: ${barrier} can't be entered by uid ${user.uid}`)
    } catch (error) {
      refusals.push(`${folder}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  throw new Error(`No folder for PostgreSQL's binaries:\n  ${refusals.join('\n  ')}`)
}

/** In a shared temporary folder someone else could have put theirs first, and we would run it. */
async function requireOwned(folder: string): Promise<void> {
  const { uid, mode } = await lstat(folder)
  const self = process.getuid?.()
  if (self === undefined) return
  if (uid !== self) throw new Error(`${folder} belongs to uid ${uid}, not to us (${self})`)
  if (mode & 0o022) throw new Error(`${folder} can be written by others`)
}

const ignore =
  (...codes: string[]) =>
  (error: NodeJS.ErrnoException) => {
    if (!codes.includes(error.code ?? '')) throw error
  }
