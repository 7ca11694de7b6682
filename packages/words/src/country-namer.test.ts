import { expect, it } from 'vitest'
import { countryNamer } from './country-namer.ts'

it.each([
  ['en-US', 'USA'],
  ['fr', 'États-Unis'],
  ['pcm', 'Yunaítẹ́d Stets'],
  ['ha', 'Amurka'],
  ['yo', 'Amẹrikà'],
  ['ig', 'United States'],
] as const)('calls a country of cards as %s does: %s', (language, name) => {
  expect(countryNamer(language)({ countryCode: 'US', name: 'USA' })).toBe(name)
})

it.each(['', 'EURO', 'us', 'QQ'])(
  'keeps the service’s own name of “%s”, which is no country',
  (countryCode) => {
    expect(countryNamer('fr')({ countryCode, name: 'Anywhere' })).toBe('Anywhere')
  },
)
