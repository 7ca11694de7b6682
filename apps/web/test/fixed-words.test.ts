import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromService } from '@kaadi/words'
import { languages } from '@kaadi/words/languages'
import { afterAll, expect, it } from 'vitest'
import { speakLanguage } from '../src/platform/words/speak-language.ts'

afterAll(() => speakLanguage('en-US'))

const english = readFileSync(join(import.meta.dirname, '../src/languages/en-US.po'), 'utf8')
/** What the service says in the same words each time (`scripts/fixed-words.ts`); a word alone may be alike everywhere. */
const sentences = english
  .split('\n\n')
  .filter((entry) => /^#: (?:contract|service)/m.test(entry))
  .flatMap((entry) => /^msgid "(.+)"$/m.exec(entry)?.[1] ?? [])
  .map((sentence) => JSON.parse(`"${sentence}"`) as string)
  .filter((sentence) => sentence.includes(' '))

it.each(languages.filter(({ isDraft }) => isDraft).map(({ code }) => code))(
  'what the service says in the same words each time is said in %s',
  async (code) => {
    await speakLanguage(code)
    expect(sentences.length).toBeGreaterThan(150)
    // Nigerian Pidgin has short names from English.
    const asked = code === 'pcm' ? sentences.filter((sentence) => sentence.endsWith('.')) : sentences
    expect(asked.filter((sentence) => fromService(sentence) === sentence)).toEqual([])
  },
)
