import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { translationsIn } from './compile-catalogue.ts'

const root = `${import.meta.dirname}/../../..`
const folders = ['apps/web/src/languages', 'apps/pc/src/languages', 'apps/api/src/words/languages']
/** An ordinary space at which a line may end, before a mark that belongs to its word, or behind the mark that opens a quotation. */
const parted = / [:;!?»]|« /

describe.each(folders)('the French of %s', (folder) => {
  it('parts no mark from its word at the end of a line', async () => {
    const file = `${root}/${folder}/fr.po`
    const said = Object.values(await translationsIn(file, readFileSync(file, 'utf8')))
    expect(said.filter((sentence) => parted.test(sentence))).toEqual([])
    expect(said.length).toBeGreaterThan(20)
  })
})
