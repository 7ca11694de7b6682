/** Fails where an app says something in words of its own, or says it before a language is chosen. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sentencesIn } from '../catalogues/sentences-in.ts'
import { wordsInCode } from '../catalogues/words-in-code.ts'

const root = join(import.meta.dirname, '../../..')
/** What no person reads: the names of schema.org. */
const wordFiles = ['apps/pc/src/content/structured-data.ts']
const isSilent = (text: string): boolean =>
  // Names of the browser’s own and of brands; the specification's words of an address that leads nowhere (section 3).
  /^window document|^camera; |^Steam$|^`Page Not Found: |^\.k-|^`\$\{initials\}Bank/.test(text)

const faults = ['web', 'console', 'pc'].flatMap((app) => {
  const folder = `apps/${app}/src`
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\.tsx?$|\.d\.ts$/.test(name))
    .map((name) => `${folder}/${name}`)
    .filter((file) => !wordFiles.includes(file))
    .flatMap((file) => {
      const code = readFileSync(join(root, file), 'utf8')
      const loose = wordsInCode(file, code).filter(({ text }) => !isSilent(text))
      const early = sentencesIn(file, code).filter(({ isEarly }) => isEarly)
      return [
        ...loose.map(
          ({ line, text }) => `${file}:${line} says “${text}” by itself: take t() of @kaadi/words`,
        ),
        ...early.map(({ line, english }) => `${file}:${line} says “${english}” while it loads: take msg()`),
      ]
    })
})
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
