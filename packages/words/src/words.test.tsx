import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { compileCatalogue } from '../catalogues/compile-catalogue.ts'
import { compileSentence, type Sentence as SentenceParts } from './compile-sentence.ts'
import { fromService, msg, Sentence, speak, spoken, t } from './index.ts'
import { keyOf } from './key-of.ts'
import { sayIn } from './say-sentence.ts'

afterEach(() => {
  cleanup()
  speak('en-US', {})
})

describe('English', () => {
  it('is said as it is written', () => {
    expect(t('Paid')).toBe('Paid')
    expect(t(msg('The payout failed'))).toBe('The payout failed')
    expect(t('Available {amount}', { amount: '₦1,000' })).toBe('Available ₦1,000')
  })

  it.each([
    [0, 'You have 0 tries left.'],
    [1, 'You have 1 try left.'],
    [2, 'You have 2 tries left.'],
  ])('counts %s', (count, said) => {
    expect(t('You have {count, plural, one {# try} other {# tries}} left.', { count })).toBe(said)
  })

  it.each([
    'Plain',
    '{a}',
    'From {a} to {b}.',
    '{count, plural, one {# photo} other {# photos}}',
    '{count, plural, =0 {Nobody} one {{name} alone} other {{name} and # more}} here',
    'It’s 5 % of { amount }',
  ])('is compiled as Lingui compiles it: %s', (english) => {
    expect([compileSentence(english)].flat()).toEqual([compileMessage(english)].flat())
  })

  it.each(['{', 'a {b', '{a, plural, one {x}}', '{a, plural, other {x}'])('refuses %s', (english) => {
    expect(() => compileSentence(english)).toThrow(english)
  })
})

describe('another language', () => {
  const file = `msgid ""
msgstr ""
"Language: fr\\n"

msgid "Paid"
msgstr "Payé"

msgid "{count, plural, one {# card} other {# cards}}"
msgstr "{count, plural, one {# carte} other {# cartes}}"

msgid "<amount/> to {bank}, <link>see it</link>"
msgstr "Vers {bank} <link>à voir</link> : <amount/>"

msgid "Late"
msgstr ""
`
  it('says what its catalogue has, and English where it has nothing', async () => {
    speak('fr', await compileCatalogue('fr.po', file))
    expect(spoken()).toBe('fr')
    expect([t('Paid'), t('Late'), t('Toast')]).toEqual(['Payé', 'Late', 'Toast'])
    // Lingui compiles a plain sentence to a list of one part.
    speak('fr', { [keyOf('Paid')]: ['Payé'], [keyOf('For {x}')]: ['Pour ', ['x']] })
    expect([fromService('Paid'), fromService('For {x}'), fromService('Late')]).toEqual([
      'Payé',
      'For {x}',
      'Late',
    ])
    speak('fr', await compileCatalogue('fr.po', file))
    // French says "0 carte", where English has a plural.
    expect([0, 1, 2].map((count) => t('{count, plural, one {# card} other {# cards}}', { count }))).toEqual([
      '0 carte',
      '1 carte',
      '2 cartes',
    ])
  })

  it('is not built where two sentences have one key, in whatever part they are', async () => {
    // FNV-1a gives both the same 32 bits.
    const both = file + ['costarring', 'liquid'].map((word) => `\nmsgid "${word}"\nmsgstr "x"\n`).join('')
    expect(keyOf('costarring')).toBe(keyOf('liquid'))
    await expect(compileCatalogue('fr.po', both, (english) => english === 'liquid')).rejects.toThrow(
      'Two sentences of fr.po have one key.',
    )
  })

  it.each(['en-US', 'fr', 'ha', 'ig', 'pcm', 'yo'])('is said as Lingui says it: %s', (language) => {
    const lingui = setupI18n({ locale: language, messages: { [language]: {} } })
    lingui.setMessagesCompiler(compileMessage)
    const say = sayIn(language)
    for (const message of [
      'Plain #',
      'To {bank}: {amount}',
      '{count, plural, one {# card} other {# cards}} at {bank}',
      '{count, plural, =0 {nobody} one {{bank} alone} other {{bank} and #, {more, plural, one {# x} other {# y}}}}',
    ]) {
      for (const count of [0, 1, 2, 12_345, 1.5, '1', undefined]) {
        const values = { count, more: 1, bank: 'GTBank' }
        expect(say(compileMessage(message) as SentenceParts, values)).toBe(lingui._(message, values))
      }
    }
  })

  it('is not built where it asks for what is not said here', async () => {
    const chosen = `${file}\nmsgid "Hello {who}"\nmsgstr "{who, select, me {Moi} other {Vous}}"\n`
    await expect(compileCatalogue('fr.po', chosen)).rejects.toThrow('{who, select, me {Moi} other {Vous}}')
  })

  it('puts what stands in a sentence where the language has it', async () => {
    const sentence = (
      <Sentence
        of="<amount/> to {bank}, <link>see it</link>"
        parts={{ amount: <b>₦50</b>, link: <a href="/x">a trade</a> }}
        values={{ bank: 'GTBank' }}
      />
    )
    const { container, unmount } = render(sentence)
    expect(container.innerHTML).toBe('<b>₦50</b> to GTBank, <a href="/x">see it</a>')
    unmount()
    speak('fr', await compileCatalogue('fr.po', file))
    expect(render(sentence).container.innerHTML).toBe('Vers GTBank <a href="/x">à voir</a> : <b>₦50</b>')
  })

  it('takes no value for a part of the sentence', () => {
    const { container } = render(
      <Sentence of="By {name} <mark/>" parts={{ mark: <i /> }} values={{ name: '<mark/>' }} />,
    )
    expect(container.innerHTML).toBe('By &lt;mark/&gt; <i></i>')
  })
})
