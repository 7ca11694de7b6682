import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Migration } from './migrate.ts'

/** Checksums of the migrations that a release has shipped, by name. */
export type Released = Readonly<Record<string, string>>

const fileOf = (folder: string): string => join(folder, 'released.json')

export const readReleased = async (folder: string): Promise<Released> =>
  JSON.parse(await readFile(fileOf(folder), 'utf8'))

/**
 * What was shipped stands as it was, and what is new comes after it: a database that has run the one runs the other next.
 * Answers what is against that, in words.
 */
export function findRewritten(released: Released, migrations: readonly Migration[]): string[] {
  const checksums = new Map(migrations.map(({ name, checksum }) => [name, checksum]))
  const last = Object.keys(released).sort().at(-1) ?? ''
  return [
    ...Object.entries(released).flatMap(([name, checksum]) => {
      if (!checksums.has(name)) return [`${name} was released and is missing`]
      return checksums.get(name) === checksum ? [] : [`${name} was changed after its release`]
    }),
    ...migrations
      .filter(({ name }) => !(name in released) && name < last)
      .map(({ name }) => `${name} is new and comes before ${last}, which was released`),
  ]
}

/** Lists all there are as released, unless that would hide a change. */
export async function release(folder: string, migrations: readonly Migration[]): Promise<void> {
  const rewritten = findRewritten(await readReleased(folder), migrations)
  if (rewritten.length > 0) throw new Error(rewritten.join('\n'))
  const released = Object.fromEntries(migrations.map(({ name, checksum }) => [name, checksum]))
  await writeFile(fileOf(folder), `${JSON.stringify(released, null, 2)}\n`)
}
