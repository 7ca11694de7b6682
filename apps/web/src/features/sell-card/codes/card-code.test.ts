import { aCardType } from '@kaadi/testing/builders'
import { expect, it } from 'vitest'
import { caretInGroups, groupCardCode, groupSizes } from './group-card-code.ts'
import { describeCodeVerdict, judgeCardCode } from './judge-card-code.ts'

const { codeFormat } = aCardType()

it('reads the groups off the brand’s example', () => {
  expect(groupSizes('XXXX-XXXXXX-XXXX')).toEqual([4, 6, 4])
  expect(groupSizes('XXXXXXXXXXXXXXXX')).toEqual([16])
})

it('groups a code as it stands on the card, however it was typed', () => {
  expect(groupCardCode('ab12c-d34ef gh56i', 'XXXXX-XXXXX-XXXXX')).toBe('AB12C D34EF GH56I')
  expect(groupCardCode('6034123456781234', 'XXXXXXXXXXXXXXXX')).toBe('6034 1234 5678 1234')
  expect(groupCardCode('AAAABBBBBBCCCCDDDDD', 'XXXX-XXXXXX-XXXX')).toBe('AAAA BBBBBB CCCC DDDD D')
  expect(groupCardCode('X9KQ2L7M4T8RB3N', 'X9KQ2L7M4T8RB3N')).toBe('X9KQ2 L7M4T 8RB3N')
  expect(groupCardCode('', 'XXXX-XXXX')).toBe('')
  expect(groupCardCode('\u2068ab12c\u200bd34ef\u00adｇｈ５６ｉ\u2069', 'XXXXX-XXXXX-XXXXX')).toBe(
    'AB12C D34EF GH56I',
  )
})

it('keeps the caret behind the character it stood behind', () => {
  expect(caretInGroups('ABCDEF', 6, 'ABCDE F')).toBe(7)
  expect(caretInGroups('ABXCDE F', 3, 'ABXCD EF')).toBe(3)
  expect(caretInGroups('', 0, '')).toBe(0)
  expect(caretInGroups('AB\u200bCDEF', 7, 'ABCDE F')).toBe(7)
})

it('says how far a code is from its brand’s form', () => {
  const words = (code: string) => describeCodeVerdict(judgeCardCode(codeFormat, code), codeFormat)
  expect(words('x9kq-2l')).toBe('Enter all 15 characters. You typed 6.')
  expect(words('')).toBe('Enter the code on the card.')
  expect(words('AB12CD34EF56GH789')).toBe('This code has 15 characters. You typed 17.')
  expect(words('AB12CD34EF56GH/')).toMatch(/^Check it character by character/)
  expect(words('ab12c d34ef gh56i')).toBeNull()
  expect(words('ab12c\u200b\u2011d34efｇｈ５６ｉ\u2069')).toBeNull()
})
