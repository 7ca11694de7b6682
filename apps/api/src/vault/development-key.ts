import { randomBytes } from 'node:crypto'
import { copyFile, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { ConfigError } from '../config.ts'

/**
 * The key of a development installation, made at the first start and kept in a file outside the database. Two starts
 * at once agree on the file that was first: it is written aside and linked into its place whole.
 */
export async function readDevelopmentKey(file: string): Promise<Buffer> {
  await mkdir(dirname(file), { recursive: true })
  const aside = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(aside, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' })
  try {
    await link(aside, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(aside)
  }
  const held = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    // A folder of that name holds no key.
    if (error.code === 'EISDIR') return ''
    throw error
  })
  const key = Buffer.from(held.trim(), 'base64')
  if (key.length !== 32)
    throw new ConfigError([
      `The vault key in ${file} is damaged. Put back the file that belongs to this database: without it photos and card codes stay shut.`,
    ])
  return key
}

/**
 * Puts a new key into the file where it holds the one before; the old file stays beside it, since backups of before are
 * opened with it. Whether it did.
 */
export async function replaceDevelopmentKey(file: string, from: Buffer, to: Buffer): Promise<boolean> {
  const held = await readFile(file, 'utf8').catch(() => '')
  if (!from.equals(Buffer.from(held.trim(), 'base64'))) return false
  await copyFile(file, `${file}.${Date.now()}`)
  await writeFile(`${file}.next`, to.toString('base64'), { mode: 0o600 })
  await rename(`${file}.next`, file)
  return true
}
