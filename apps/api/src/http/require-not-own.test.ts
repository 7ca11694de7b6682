import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../../test/database.ts'
import { mailboxOf, requireNotOwn } from './require-not-own.ts'

const ada = { email: 'ada@kaadi.example' }

it('keeps an operator from what belongs to a seller of the same address', () => {
  expect(() => requireNotOwn(ada, { sellerEmail: ada.email })).toThrow(
    expect.objectContaining({ errorName: 'ownOrder' }),
  )
  expect(() => requireNotOwn(ada, { sellerEmail: 'bola@kaadi.example' })).not.toThrow()
})

it.each(['ada+z1@kaadi.example', 'ada+@kaadi.example'])('sees the mailbox behind %s', (sellerEmail) => {
  expect(() => requireNotOwn(ada, { sellerEmail })).toThrow()
  expect(() => requireNotOwn({ email: sellerEmail }, { sellerEmail: ada.email })).toThrow()
})

it('knows a mailbox as the database does', async () => {
  const emails = [
    'ada@kaadi.example',
    'ada+z1+z2@kaadi.example',
    'a.da+x@gmail.com',
    'a.d.a@googlemail.com',
    'a.da@kaadi.example',
  ]
  const database = await createTestDatabase()
  try {
    for (const email of emails) {
      const { rows } = await sql<{ isSame: boolean }>`
        select mailbox_of(${email}) = sha256(convert_to(${mailboxOf(email)}, 'UTF8')) as "isSame"`.execute(
        database.db,
      )
      expect(rows).toEqual([{ isSame: true }])
    }
  } finally {
    await database.drop()
  }
})

it('is the one place that refuses one’s own', () => {
  const source = join(import.meta.dirname, '..')
  const refusing = globSync('**/*.ts', { cwd: source }).filter(
    (path) =>
      !path.endsWith('.test.ts') &&
      readFileSync(join(source, path), 'utf8').includes("new DomainError('ownOrder')"),
  )
  expect(refusing).toEqual(['http/require-not-own.ts'])
})
