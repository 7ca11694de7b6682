import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { englishPatternWords, englishWords } from '@kaadi/ui'
import { expect, it } from 'vitest'
import { laterWords } from './later-words.tsx'
import { otherWords } from './other-words.tsx'

const source = join(import.meta.dirname, '..')
const patterns = join(import.meta.dirname, '../../../../packages/ui/src/patterns')
const textsIn = (folder: string, isWanted: (file: string) => boolean) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && isWanted(file))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))
const isCode = (file: string) => !/\.(test|stories)\.tsx$/.test(file)

/** The groups of words whose English comes with a part of the kit, and the components that say them. */
const parts = textsIn(patterns, isCode).flatMap(({ file, text }) =>
  [...text.matchAll(/\.(\w+) \?\? english\w+Words/g)].map(([, group = '']) => ({
    group,
    components: textsIn(join(patterns, file, '..'), isCode).flatMap(({ text }) =>
      [...text.matchAll(/export function ([A-Z]\w+)/g)].map(([, name = '']) => name),
    ),
  })),
)
const given = otherWords(laterWords())
const draws = (text: string, component: string) => new RegExp(`<${component}[\\s/>]`).test(text)

it('ends a list in French words that fit what is masculine too', () => {
  const french = readFileSync(join(import.meta.dirname, 'fr.po'), 'utf8')
  expect(/msgid "Those were all\."\nmsgstr "(.*)"/.exec(french)?.[1]).not.toMatch(/\btou(te)?s\b/)
})

it('has in another language every word that the kit says on all screens', () => {
  expect(Object.keys(given.kit).sort()).toEqual(Object.keys(englishWords).sort())
  expect(Object.keys(englishPatternWords).filter((key) => !(key in given.patterns))).toEqual([])
})

it('gives each part of the kit that a screen draws its words: to all screens, or around that part', () => {
  expect(parts.length).toBeGreaterThan(8)
  const speaksEnglish = textsIn(source, isCode).flatMap(({ file, text }) =>
    parts
      .filter(({ components }) => components.some((component) => draws(text, component)))
      .filter(({ group }) => !(group in given.patterns))
      .filter(({ group }) => !text.includes('<PatternWordsProvider') || !text.includes(`${group}: `))
      .map(({ group }) => `${file}: ${group}`),
  )
  expect([...new Set(speaksEnglish)]).toEqual([])
})
