import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { payoutRails } from '../payouts/payout-rails.ts'

const root = `${import.meta.dirname}/../../..`
const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path))
    .map((path) => `${folder}/${path}`)

/** The texts of SQL in a file of TypeScript: what stands between backquotes, without what is put into it. */
const textsOf = (source: string): string =>
  source
    .replaceAll(/\$\{[^{}]*\}/g, '?')
    .match(/`[^`]*`/g)
    ?.join('\n') ?? ''

const named = new RegExp(`'(${Object.values(payoutRails).join('|')})'`, 'i')

it('reads the SQL of the whole service: migrations, statements and rules', () => {
  expect(filesIn('migrations', /\.sql$/).length).toBeGreaterThan(50)
  expect(named.test("where provider = 'paystack'")).toBe(true)
  expect(named.test(textsOf("sql`select from payout_attempts where provider = 'manual'`"))).toBe(true)
})

it('finds no provider of payouts in it by name: which one pays is data of `payout_rails`', () => {
  const migrations = filesIn('migrations', /\.sql$/).map((path) => [
    path,
    readFileSync(`${root}/${path}`, 'utf8'),
  ])
  const statements = filesIn('src', /(?<!\.test)\.ts$/).map((path) => [
    path,
    textsOf(readFileSync(`${root}/${path}`, 'utf8')),
  ])
  const naming = [...migrations, ...statements].flatMap(([path, text]) => (named.test(text!) ? [path] : []))
  expect(naming).toEqual([])
})
