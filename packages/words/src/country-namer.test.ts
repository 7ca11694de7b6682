import { expect, it } from 'vitest'
import { countryNamer } from './country-namer.ts'

const catalogue: Readonly<Record<string, string>> = { USA: 'Amẹ́ríkà' }
const say = (english: string): string => catalogue[english] ?? english

it.each([
  ['en-US', 'USA'],
  ['fr', 'États-Unis'],
] as const)('calls a country of cards as %s does: %s', (language, name) => {
  const inEnglish = (english: string) => english
  expect(countryNamer(language, inEnglish)({ countryCode: 'US', name: 'USA' })).toBe(name)
})

it.each(['yo', 'ha', 'ig', 'pcm'])(
  'says the name of a country in %s by its catalogue, whatever this browser knows',
  (language) => {
    expect(countryNamer(language, say)({ countryCode: 'US', name: 'USA' })).toBe('Amẹ́ríkà')
    expect(countryNamer(language, say)({ countryCode: 'JP', name: 'Japan' })).toBe('Japan')
  },
)

it.each(['', 'EURO', 'us', 'QQ'])(
  'keeps the service’s own name of “%s”, which is no country',
  (countryCode) => {
    expect(countryNamer('fr', say)({ countryCode, name: 'Anywhere' })).toBe('Anywhere')
  },
)
