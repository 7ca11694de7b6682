import { describe, expect, it } from 'vitest'
import * as english from '../../src/patterns/words/english-part-words.tsx'
import { locales } from './locales.tsx'

const groups = {
  messages: english.englishMessageWords,
  exchange: english.englishExchangeWords,
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
  const { messages } = locales.fr!.patterns

  it('counts what is one and what is more', () => {
    expect([1, 2].map((count) => messages?.newBelow(count))).toEqual([
      '1 nouveau message',
      '2 nouveaux messages',
    ])
  })
})
