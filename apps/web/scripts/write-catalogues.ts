/**
 * Brings the sentences of the code into `.po` files: what translators work on. Those of the app stand in `src/languages`,
 * those that the service alone says in `apps/api/src/words/languages`, with what it reads at run time, those of the landing
 * pages alone in `apps/pc/src/languages`. `--check` writes nothing and fails where a file would change.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { renewCatalogue, sentencesIn, translationsIn } from '@kaadi/words/catalogues'
import { languages } from '@kaadi/words/languages'
import { fixedWords, paperWords, reasonWords } from './fixed-words.ts'

const source = join(import.meta.dirname, '../src')
const service = join(import.meta.dirname, '../../api/src')
const landing = join(import.meta.dirname, '../../pc/src')
const isCheck = process.argv.includes('--check')

type Found = Map<string, Set<string>>
const add = (found: Found, english: string, file: string): void => {
  const files = found.get(english) ?? new Set()
  found.set(english, files.add(file))
}

const sentencesOf = (folder: string): Found => {
  const found: Found = new Map()
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/\.tsx?$/.test(file) || /\.(test|stories)\.tsx?$/.test(file)) continue
    for (const { english } of sentencesIn(file, readFileSync(join(folder, file), 'utf8')))
      add(found, english, file)
  }
  return found
}

const ofApp = sentencesOf(source)
for (const [saidBy, sentences] of fixedWords) for (const english of sentences) add(ofApp, english, saidBy)

// A sentence that both say is translated once, with the app.
const everything = sentencesOf(service)
const ofService: Found = new Map([...everything].filter(([english]) => !ofApp.has(english)))
const ofLanding: Found = new Map([...sentencesOf(landing)].filter(([english]) => !ofApp.has(english)))
const pages = [
  { folder: join(source, 'languages'), found: ofApp },
  { folder: join(landing, 'languages'), found: ofLanding },
  { folder: join(service, 'words/languages'), found: ofService },
]

const stale: string[] = []
const keep = (path: string, before: string, after: string): void => {
  if (before === after) return
  stale.push(relative(process.cwd(), path))
  if (!isCheck) writeFileSync(path, after)
}
const read = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '')

const translations: Record<string, Record<string, string>> = {}
for (const { code, isDraft } of languages) {
  const state = code === 'en-US' ? 'source' : isDraft ? 'machine draft' : 'read by a speaker'
  const said: Record<string, string> = {}
  for (const { folder, found } of pages) {
    const path = join(folder, `${code}.po`)
    const content = read(path)
    const sentences = new Map([...found].map(([english, files]) => [english, [...files]]))
    const renewed = await renewCatalogue({ language: code, state, content }, sentences)
    keep(path, content, renewed)
    Object.assign(said, await translationsIn(path, renewed))
  }
  if (code === 'en-US') continue
  const isOfService = (english: string): boolean =>
    everything.has(english) || [reasonWords, ...paperWords].some((saidBy) => ofApp.get(english)?.has(saidBy))
  translations[code] = Object.fromEntries(
    Object.entries(said)
      .filter(([english]) => isOfService(english))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}
const compiled = join(service, 'words/languages/translations.json')
keep(compiled, read(compiled), `${JSON.stringify(translations, null, 2)}\n`)

if (isCheck && stale.length > 0) {
  console.error(`Sentences of the code are not in ${stale.join(', ')}: npm run words`)
  process.exitCode = 1
} else
  console.log(
    `${ofApp.size}, ${ofLanding.size} and ${ofService.size} sentences in ${languages.length} languages.`,
  )
