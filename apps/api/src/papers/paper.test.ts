import { type LanguageCode, languageCodes } from '@kaadi/contract/users'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import translations from '../words/languages/translations.json' with { type: 'json' }
import { drawPaper, type Paper } from './paper.ts'

const aPaper = (given: Partial<Paper>): Paper => ({
  language: 'en-US',
  brand: 'Kaadi',
  title: 'A paper',
  facts: [],
  footer: '',
  ...given,
})

const open = async (bytes: Buffer) =>
  getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, fontExtraProperties: true }).promise

/** How many letters the embedded font has no picture of: it draws an empty box, whose number in the font is 0. */
async function boxesOf(bytes: Buffer): Promise<number> {
  const document = await open(bytes)
  let boxes = 0
  for (let number = 1; number <= document.numPages; number++) {
    const { fnArray, argsArray } = await (await document.getPage(number)).getOperatorList()
    for (const [at, operation] of fnArray.entries()) {
      if (operation !== OPS.showText) continue
      for (const glyph of argsArray[at][0])
        if (typeof glyph === 'object' && glyph.originalCharCode === 0) boxes += 1
    }
  }
  return boxes
}

const words: Readonly<Partial<Record<LanguageCode, Readonly<Record<string, string>>>>> = translations

describe('a paper', () => {
  it('shows by a box what its font does not have', async () => {
    expect(await boxesOf(await drawPaper(aPaper({ title: 'A 漢' })))).toBe(1)
  })

  it.each(languageCodes)('has a picture of every letter that %s says, plain and bold', async (language) => {
    const said = Object.entries(words[language] ?? {}).map(([english, text]) => text || english)
    const letters = [...new Set(said.join('').normalize('NFC'))].join('')
    const marked = 'ẹ́ ẹ̀ ọ́ ọ̀ Ẹ́ Ọ̀ ṣ Ṣ ń ǹ ḿ ɓ ɗ ƙ ƴ Ɓ Ɗ Ƙ Ƴ ị ọ ụ ṅ Ị Ụ Ṅ é è ê ç œ ₦ ₵ • × – ’'
    const paper = aPaper({ language, title: marked, facts: [[letters, marked]] })
    expect(await boxesOf(await drawPaper(paper))).toBe(0)
  })

  it('says which language it is in', async () => {
    const document = await open(await drawPaper(aPaper({ language: 'yo' })))
    expect(await document.getMetadata()).toMatchObject({ info: { Language: 'yo' } })
  })

  it('breaks a text that is longer than its column, and keeps the next row below it', async () => {
    const long = 'A reason that is told in more words than a column of a paper has room for in one line'
    const table = {
      columns: [{ title: 'What', share: 0.3 }],
      rows: [[long], ['next']],
    }
    const page = await (await open(await drawPaper(aPaper({ table })))).getPage(1)
    const { items } = await page.getTextContent()
    const drawn = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []))
    const after = (text: string) => drawn.find(({ str }) => str === text)!.transform[5] as number
    const lines = drawn.filter(({ str }) => str !== '' && long.includes(str.trim()))
    expect(lines.map(({ str }) => str.trim()).join(' ')).toBe(long)
    const right = Math.max(...lines.map(({ transform, width }) => (transform[4] as number) + width))
    expect(right).toBeLessThan(48 + 0.3 * 500)
    expect(after('next')).toBeLessThan(Math.min(...lines.map(({ transform }) => transform[5] as number)) - 10)
  })
})
