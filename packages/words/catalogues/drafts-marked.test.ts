import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languages } from '../src/languages.ts'

const root = `${import.meta.dirname}/../../..`
const folders = ['apps/web/src/languages', 'apps/pc/src/languages', 'apps/api/src/words/languages']

describe.each(folders)('the catalogues of %s', (folder) => {
  it.each(languages)(
    'say of $code whether a speaker has read it, as the list of languages does',
    ({ code, isDraft }) => {
      const [head = ''] = readFileSync(`${root}/${folder}/${code}.po`, 'utf8').split('\n\n')
      expect(head).toContain(`"Language: ${code}\\n"`)
      expect(head.includes('"X-State: machine draft\\n"')).toBe(isDraft)
    },
  )
})
