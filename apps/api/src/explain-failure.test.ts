import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ConfigError } from './config.ts'
import { ForeignDatabase } from './database/index.ts'
import { explainFailure } from './explain-failure.ts'
import { readDevelopmentKey } from './vault/index.ts'

it('says in a sentence what stands in the way of the data', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kaadi-barred-'))
  const file = join(folder, 'data')
  await writeFile(file, 'no folder')
  const failure = await readDevelopmentKey(join(file, 'deeper', 'vault.key')).catch((error: unknown) => error)
  expect(explainFailure(failure)).toMatch(/data.* cannot be used \(ENOTDIR\)\. Give it to the user/)
  await rm(folder, { recursive: true })
})

it.each([
  ['is damaged', (file: string) => writeFile(file, '')],
  ['is a folder', (file: string) => mkdir(file)],
])('says in a sentence that the file of the key %s', async (_, spoil) => {
  const folder = await mkdtemp(join(tmpdir(), 'kaadi-damaged-'))
  const file = join(folder, 'vault.key')
  await spoil(file)
  const failure = await readDevelopmentKey(file).catch((error: unknown) => error)
  expect(explainFailure(failure)).toMatch(/^The service .*vault\.key is damaged\. Put back the file/s)
  await rm(folder, { recursive: true })
})

it('says in a sentence that the database is of another version', () =>
  expect(explainFailure(new ForeignDatabase('The database is newer.'))).toBe('The database is newer.'))

it('keeps the words of a wrong setting, and the stack of what nobody foresaw', () => {
  expect(explainFailure(new ConfigError(['PORT is no number.']))).toContain('PORT is no number.')
  const odd = new Error('odd')
  expect(explainFailure(odd)).toBe(odd)
})
