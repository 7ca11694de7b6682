import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * The key of a development installation, made at the first start and kept in a file outside the database. Two starts
 * at once agree on the file that was first.
 */
export async function readDevelopmentKey(file: string): Promise<Buffer> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    },
  )
  const key = Buffer.from((await readFile(file, 'utf8')).trim(), 'base64')
  if (key.length !== 32)
    throw new Error(
      `The vault key in ${file} is damaged. Put back the file that belongs to this database: without it photos and card codes stay shut.`,
    )
  return key
}
