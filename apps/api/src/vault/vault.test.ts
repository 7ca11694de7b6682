import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createSecretHasher,
  createVault,
  readDevelopmentKey,
  replaceDevelopmentKey,
  VaultError,
} from './index.ts'

const vault = createVault(Buffer.alloc(32, 1))
const other = createVault(Buffer.alloc(32, 2))
const code = 'X9KQ-2L7M 4T8R-B3N'

describe('sealing a card code', () => {
  it('gives it back in its one form, to its owner', () => {
    expect(vault.openCode(vault.sealCode(code, 'card:1'), 'card:1')).toBe('X9KQ2L7M4T8RB3N')
  })

  it('never gives the same bytes twice', () => {
    const seals = Array.from({ length: 200 }, () => vault.sealCode(code, 'card:1').toString('hex'))
    expect(new Set(seals).size).toBe(200)
    expect(seals.some((sealed) => sealed.includes(Buffer.from('X9KQ').toString('hex')))).toBe(false)
  })

  it.each<[string, () => string]>([
    ['another owner', () => vault.openCode(vault.sealCode(code, 'card:1'), 'card:2')],
    ['another key', () => other.openCode(vault.sealCode(code, 'card:1'), 'card:1')],
    ['no bytes', () => vault.openCode(Buffer.alloc(0), 'card:1')],
    ['a shorter tag', () => vault.openCode(vault.sealCode(code, 'card:1').subarray(0, 20), 'card:1')],
  ])('stays shut for %s', (_, open) => {
    expect(open).toThrow(VaultError)
  })

  it('stays shut when any single bit was changed', () => {
    const sealed = vault.sealCode(code, 'card:1')
    for (let bit = 0; bit < sealed.length * 8; bit++) {
      const changed = Buffer.from(sealed)
      changed[bit >> 3]! ^= 1 << (bit & 7)
      expect(() => vault.openCode(changed, 'card:1')).toThrow(VaultError)
    }
  })
})

describe('a fingerprint', () => {
  it('is the same however the code was typed', () => {
    expect(vault.fingerprint('steam', code)).toEqual(vault.fingerprint('steam', 'x9kq2l7m4t8rb3n'))
  })

  it('differs by brand, by code and by key', () => {
    const all = [
      vault.fingerprint('steam', code),
      vault.fingerprint('apple', code),
      vault.fingerprint('steam', `${code}1`),
      other.fingerprint('steam', code),
    ]
    expect(new Set(all.map((print) => print.toString('hex'))).size).toBe(4)
    expect(all[0]).toHaveLength(32)
  })
})

it('masks all but the last two characters', () => {
  expect(vault.maskCode('X9KQ2L7M4T8RB3N')).toBe('•••••••••••••3N')
})

it('takes a key of 32 bytes alone', () => {
  expect(() => createVault(randomBytes(16))).toThrow(RangeError)
})

describe('hashing what people know', () => {
  const secrets = createSecretHasher(vault, { memoryKib: 64, passes: 1 })

  it('knows the right secret from others, and one purpose from another', async () => {
    const stored = await secrets.hash('pin', '482913')
    expect(stored).toMatch(/^\$argon2id\$/)
    expect(await secrets.verify('pin', stored, '482913')).toBe(true)
    expect(await secrets.verify('pin', stored, '482914')).toBe(false)
    expect(await secrets.verify('password', stored, '482913')).toBe(false)
    expect(
      await createSecretHasher(other, { memoryKib: 64, passes: 1 }).verify('pin', stored, '482913'),
    ).toBe(false)
  })

  it('works as hard where nothing is stored, and answers no', async () => {
    expect(await secrets.verify('pin', undefined, '482913')).toBe(false)
  })

  it('keeps few at work at once and loses none', async () => {
    const all = await Promise.all(Array.from({ length: 40 }, (_, n) => secrets.hash('pin', String(n))))
    expect(new Set(all).size).toBe(40)
  })
})

describe('the key of a development installation', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kaadi-key-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('is made once, and readable by its owner alone', async () => {
    const file = join(folder, 'data', 'vault.key')
    const keys = await Promise.all(Array.from({ length: 40 }, () => readDevelopmentKey(file)))
    expect(new Set(keys.map(String)).size).toBe(1)
    expect(await readdir(dirname(file))).toEqual(['vault.key'])
    expect(keys[0]).toHaveLength(32)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await readFile(file, 'utf8')).toBe(keys[0]!.toString('base64'))
  })

  it('gives way to another only where it is the one before, and stays beside it', async () => {
    const file = join(folder, 'turned', 'vault.key')
    const from = await readDevelopmentKey(file)
    const to = Buffer.alloc(32, 7)
    expect(await replaceDevelopmentKey(file, Buffer.alloc(32, 1), to)).toBe(false)
    expect(await readDevelopmentKey(file)).toEqual(from)
    expect(await replaceDevelopmentKey(file, from, to)).toBe(true)
    expect(await readDevelopmentKey(file)).toEqual(to)
    const [kept = ''] = (await readdir(dirname(file))).filter((name) => /^vault\.key\.\d+$/.test(name))
    expect(Buffer.from(await readFile(join(dirname(file), kept), 'utf8'), 'base64')).toEqual(from)
    expect(await replaceDevelopmentKey(join(folder, 'nowhere.key'), from, to)).toBe(false)
  })

  it('that is damaged stops the start and says why', async () => {
    const file = join(folder, 'damaged.key')
    await writeFile(file, 'short')
    await expect(readDevelopmentKey(file)).rejects.toThrow('is damaged')
  })
})
