import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { requireNotOwn } from './require-not-own.ts'

const ada = { email: 'ada@kaadi.example' }

it('keeps an operator from what belongs to a seller of the same address', () => {
  expect(() => requireNotOwn(ada, { sellerEmail: ada.email })).toThrow(
    expect.objectContaining({ errorName: 'ownOrder' }),
  )
  expect(() => requireNotOwn(ada, { sellerEmail: 'bola@kaadi.example' })).not.toThrow()
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
