import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface SmallDisk {
  readonly unmount: () => Promise<void>
}

/** A disk in memory, mounted at a folder, with room for a copy of the pattern and so much more. */
export async function mountDisk(folder: string, pattern: string, roomMegabytes: number): Promise<SmallDisk> {
  const { stdout } = await run('du', ['-sk', pattern])
  const kilobytes = Number.parseInt(stdout, 10) + roomMegabytes * 1024
  await mkdir(folder, { recursive: true })
  await run('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k,mode=755`, 'tmpfs', folder])
  return { unmount: async () => void (await run('umount', [folder])) }
}

/** Undefined when a disk can be mounted; else why not. */
export async function whyNoMount(): Promise<string | undefined> {
  if (process.platform !== 'linux') return 'A disk of its own is mounted on Linux alone.'
  if (process.getuid?.() !== 0) return 'A disk of its own is mounted by root alone.'
  const folder = await mkdtemp(join(tmpdir(), 'kaadi-mount-'))
  try {
    await run('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder])
    await run('umount', [folder])
    return undefined
  } catch (error) {
    return `No disk of its own can be mounted here: ${(error as Error).message.trim()}`
  } finally {
    await rmdir(folder)
  }
}
