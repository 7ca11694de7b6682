import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'

export type Part = 'bin' | 'lib'

/** One digest of every file in these parts of a PostgreSQL, whatever order a disk lists them in. Links are no files. */
export async function digestOfBinaries(home: string, parts: readonly Part[]): Promise<string> {
  const lines = await Promise.all(
    parts.flatMap(async (folder) => {
      const entries = await readdir(join(home, folder), { recursive: true, withFileTypes: true })
      return Promise.all(
        entries
          .filter((entry) => entry.isFile())
          .map(async ({ parentPath, name }) => {
            const file = join(parentPath, name)
            return `${relative(home, file)} ${await digestOfFile(file)}\n`
          }),
      )
    }),
  )
  return createHash('sha256').update(lines.flat().sort().join('')).digest('hex')
}

async function digestOfFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file, { highWaterMark: 1024 * 1024 }), hash)
  return hash.digest('hex')
}
