import { hash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createMd5Search, packWords } from './md5-search.ts'

const md5 = (text: string) => hash('md5', text)
const isAmong = (prefix: string, words: readonly string[], hexHash: string) =>
  createMd5Search(prefix, hexHash)(packWords(words), 0, words.length)

describe('looking for a hash among words', () => {
  it('finds each word behind each prefix, and no other, as node:crypto would', () => {
    const text = fc.string({ unit: 'binary', maxLength: 70 })
    fc.assert(
      fc.property(text, fc.array(text, { minLength: 1, maxLength: 30 }), text, (prefix, words, other) => {
        for (const word of words) expect(isAmong(prefix, words, md5(prefix + word))).toBe(true)
        expect(isAmong(prefix, words, md5(prefix + other))).toBe(words.includes(other))
      }),
    )
  })

  it.each(Array.from({ length: 30 }, (_, more) => 40 + more))(
    'across the end of a block, at %i bytes',
    (length) => {
      const prefix = 'ada@example.com'
      const words = ['short', 'x'.repeat(length - prefix.length), 'tiny']
      for (const word of words) expect(isAmong(prefix, words, md5(prefix + word))).toBe(true)
      expect(isAmong(prefix, words, md5(`${prefix}y`))).toBe(false)
    },
  )

  it('takes capital digits of a hash, and finds nothing for what is no hash', () => {
    expect(isAmong('a', ['b'], md5('ab').toUpperCase())).toBe(true)
    expect(isAmong('a', ['b'], 'no hash')).toBe(false)
  })

  it('looks where it is told to', () => {
    const words = packWords(['one', 'two', 'three'])
    const isHere = createMd5Search('p', md5('ptwo'))
    expect([isHere(words, 0, 1), isHere(words, 1, 2), isHere(words, 2, 3)]).toEqual([false, true, false])
  })
})
