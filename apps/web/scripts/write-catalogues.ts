/**
 * Brings the sentences of the code into `src/languages/*.po`: what translators work on. `--check` writes nothing and fails
 * where a file would change.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { reasons, revealPurposes } from '@kaadi/contract/card-orders'
import { badCredentialsNotice, errorCodes, networkErrorNotice, otherMessage } from '@kaadi/contract/errors'
import { renewCatalogue, sentencesIn } from '@kaadi/words/catalogues'
import { languages } from '../src/platform/words/languages.ts'

const source = join(import.meta.dirname, '../src')
const isCheck = process.argv.includes('--check')

const found = new Map<string, Set<string>>()
const add = (english: string, file: string): void => {
  const files = found.get(english) ?? new Set()
  found.set(english, files.add(file))
}

for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' }).sort()) {
  if (!/\.tsx?$/.test(file) || /\.(test|stories)\.tsx?$/.test(file)) continue
  for (const { english } of sentencesIn(file, readFileSync(join(source, file), 'utf8'))) add(english, file)
}

// What the service says in the same words each time.
for (const { text, nextStep } of Object.values(reasons)) {
  add(text, 'contract: reasons')
  add(nextStep, 'contract: reasons')
}
for (const purpose of Object.values(revealPurposes)) add(purpose, 'contract: reveal purposes')
const notices = Object.values(errorCodes).map(({ message }) => message)
for (const message of [...notices, badCredentialsNotice, networkErrorNotice, otherMessage])
  add(message, 'contract: errors')

const sentences = new Map([...found].map(([english, files]) => [english, [...files]]))
const stale: string[] = []
for (const { code, isDraft } of languages) {
  const path = join(source, `languages/${code}.po`)
  const content = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const state = code === 'en-US' ? 'source' : isDraft ? 'machine draft' : 'read by a speaker'
  const renewed = await renewCatalogue({ language: code, state, content }, sentences)
  if (renewed === content) continue
  stale.push(code)
  if (!isCheck) writeFileSync(path, renewed)
}
if (isCheck && stale.length > 0) {
  console.error(`Sentences of the code are not in ${stale.join(', ')}: npm run words`)
  process.exitCode = 1
} else console.log(`${sentences.size} sentences in ${languages.length} languages.`)
