import { describe, expect, it } from 'vitest'
import * as english from '../../src/patterns/words/english-part-words.tsx'
import { locales } from './locales.tsx'

const groups = {
  messages: english.englishMessageWords,
  uploads: english.englishUploadWords,
  exchange: english.englishExchangeWords,
  levels: english.englishLevelWords,
  chart: english.englishChartWords,
  twoFactor: english.englishTwoFactorWords,
}

describe.each(['fr', 'ha'])('the words of parts that few screens use, in %s', (locale) => {
  it('are all there', () => {
    const { patterns } = locales[locale]!
    for (const [group, words] of Object.entries(groups))
      expect(Object.keys(patterns[group as keyof typeof groups] ?? {}), group).toEqual(Object.keys(words))
  })
})

describe('French', () => {
  const { messages, uploads } = locales.fr!.patterns

  it('counts what is one and what is more', () => {
    expect([1, 2].map((count) => messages?.newBelow(count))).toEqual([
      '1 nouveau message',
      '2 nouveaux messages',
    ])
    expect([1, 2].map((done) => uploads?.count(done, 3))).toEqual([
      '1 fichier sur 3 envoyé',
      '2 fichiers sur 3 envoyés',
    ])
  })

  it('writes sizes with its own comma and units', () => {
    expect([1, 999, 96_400, 999_500, 3_400_000].map((bytes) => uploads?.size(bytes))).toEqual([
      '1 octet',
      '999 octets',
      '96 Ko',
      '1 Mo',
      '3,4 Mo',
    ])
  })
})
