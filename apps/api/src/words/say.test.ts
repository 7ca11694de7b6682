import { reasons } from '@kaadi/contract/card-orders'
import { partnerRefusals, partnerSuspensions } from '@kaadi/contract/partners'
import { pauseRules } from '@kaadi/contract/risk'
import { verificationReasons } from '@kaadi/contract/verifications'
import { holdRules } from '@kaadi/contract/withdrawals'
import { expect, it } from 'vitest'
import { msg, say } from './index.ts'
import translations from './languages/translations.json' with { type: 'json' }

it('says a sentence in another language, with its values', () => {
  expect(say('fr', msg('Your code is {code}.', { code: '482913' }))).toBe('Votre code est 482913.')
  expect(say('en-US', msg('Your code is {code}.', { code: '482913' }))).toBe('Your code is 482913.')
})

it('says in English what the catalogue lacks', () => {
  expect(say('fr', msg('Nobody has translated {this}.', { this: 'it' }))).toBe('Nobody has translated it.')
  expect(say('fr', 'A note of a reviewer.')).toBe('A note of a reviewer.')
})

it('leaves a place without a value as it stands', () => {
  expect(say('en-US', msg('Your code is {code}.'))).toBe('Your code is {code}.')
})

it('finds its sentences again in English that was put together before', () => {
  expect(say('fr', 'Your card was paid')).toBe('Votre carte a été payée')
  expect(say('fr', '₦118,400.00 for Steam $100 is in your balance.')).toBe(
    '₦118,400.00 pour Steam $100\u00a0: c’est dans votre solde.',
  )
  expect(say('fr', '2 of 3 cards were paid')).toBe('2 cartes sur 3 ont été payées')
})

it('says a reason within a sentence, and what it does not know as it is', () => {
  expect(say('fr', 'Steam $100: Add a photo of the receipt.')).toMatch(/^Steam \$100\u00a0: (?!Add)/)
  expect(say('fr', 'Steam $100: A reason of tomorrow.')).toBe('Steam $100\u00a0: A reason of tomorrow.')
  expect(say('fr', 'We never ask for it by phone or chat. A reason of tomorrow.')).toBe(
    'Nous ne le demandons jamais par téléphone ni par messagerie. A reason of tomorrow.',
  )
})

it('says titles of rewards with their month, and reasons behind each other', () => {
  expect(say('fr', 'Place 1 of the best sellers, October 2026')).toBe(
    'Place 1 des meilleurs vendeurs, octobre 2026',
  )
  expect(say('fr', 'Rebate for May 2026')).toBe('Remise de mai 2026')
  expect(
    say(
      'fr',
      '₦500.00 is in your balance again, with its fee. The bank said: The bank did not take the transfer.',
    ),
  ).toMatch(/La banque n’a pas pris le virement\.$/)
  expect(
    say(
      'fr',
      'We gave ₦500.00 back to your wallet, with its fee: you owed ₦700.00. That is paid back from it first. The bank said: The bank did not take the transfer.',
    ),
  ).toMatch(/vous deviez ₦700\.00\. .*La banque a dit\u00a0: La banque n’a pas pris le virement\.$/)
})

it.each(
  [reasons, holdRules, pauseRules, verificationReasons, partnerRefusals, partnerSuspensions].flatMap(
    (rules) =>
      Object.values(rules as Readonly<Record<string, { readonly text: string; readonly nextStep: string }>>),
  ),
)('says a decision in each language: $text', ({ text, nextStep }) => {
  for (const language of ['fr', 'ha', 'ig', 'pcm', 'yo'] as const)
    for (const word of [text, nextStep]) expect(say(language, word)).not.toBe(word)
})

it('does not take a text apart at a small word that stands in any', () => {
  expect(say('fr', msg('{from} to {to}', { from: 'Naira', to: 'Cedi' }))).toBe('Naira vers Cedi')
  expect(say('fr', 'Show it to Ada')).toBe('Show it to Ada')
})

it('calls a person in Yoruba by the polite “ẹ” and “yín” alone, as the app does', () => {
  const familiar = /(?<!\p{L}\p{M}*)(?:ìwọ|tìrẹ|rẹ|ọ|o|ò)(?![\p{L}\p{M}])/iu
  const said = Object.values(translations.yo).map((sentence) => sentence.normalize('NFC'))
  expect(said.filter((sentence) => familiar.test(sentence))).toEqual([])
})

it('takes signs of a pattern in a value as they are', () => {
  expect(say('fr', '$1.(*) is here')).toBe('$1.(*) est là')
})
