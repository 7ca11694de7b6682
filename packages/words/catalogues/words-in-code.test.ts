import { expect, it } from 'vitest'
import { sentencesIn } from './sentences-in.ts'
import { wordsInCode } from './words-in-code.ts'

const said = (code: string) => sentencesIn('a.tsx', code).map(({ english }) => english)
const loose = (code: string) => wordsInCode('a.tsx', code).map(({ text }) => text)

it('finds what t, msg and Sentence say, of a choice both', () => {
  expect(
    said(`
      const titles = { paid: msg('Paid') }
      const view = () => <p title={t(isOpen ? 'Open' : 'Closed')}>{t('{count} cards', { count })}</p>
      const link = () => <Sentence of="Read the <link>terms</link>" parts={{ link }} />
    `),
  ).toEqual(['Paid', 'Open', 'Closed', '{count} cards', 'Read the <link>terms</link>'])
})

it('tells what is said while a module loads', () => {
  const early = (code: string) => sentencesIn('a.ts', code).map(({ isEarly }) => isEarly)
  expect(early(`const a = t('Now')`)).toEqual([true])
  expect(early(`const a = () => t('Later')`)).toEqual([false])
  expect(early(`const a = msg('Kept')`)).toEqual([false])
})

it.each([
  ['text between tags', `const a = () => <p>Sell a card</p>`, ['Sell a card']],
  ['an attribute', `const a = () => <Field label="Email" />`, ['Email']],
  ['a text of a choice', `const a = () => (x ? 'Copied' : 'Copy it now')`, ['Copied', 'Copy it now']],
  ['a text with values', 'const a = () => `Sent to $' + '{bank} today`', ['`Sent to $' + '{bank} today`']],
  ['a name in small letters', `const a = () => <button aria-label="close panel" />`, ['close panel']],
  ['a title in small letters', `const a = () => <p title={x ? 'sign in again' : y} />`, ['sign in again']],
  ['a label of one small word', `const a = () => <Field label="email" />`, ['email']],
  ['a value of a sentence', `const a = () => t('Ends {day}', { day: x ?? 'Next Sunday' })`, ['Next Sunday']],
])('finds words by themselves: %s', (_, code, words) => {
  expect(loose(code)).toEqual(words)
})

it.each([
  `import a from './A File'`,
  `const a = <p className="k-quiet k-small" role="status" />`,
  `const a = <p className={x ? 'k-quiet' : 'k-quiet k-small'} />`,
  `const a = <Field label={t('Email')} title={titles['small one']} />`,
  `const a = state === 'Enter'`,
  `throw new Error('The page has no app.')`,
  `const a = { type: 'SEND', 'Content-Type': 'json' }`,
  `element.querySelector('button, input')`,
  `const a = t('Paid')`,
])('passes over what is not read to people: %s', (code) => {
  expect(loose(code)).toEqual([])
})
