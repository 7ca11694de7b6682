import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from './folders.ts'

const unquoted = (text: string): string => JSON.parse(`"${text}"`) as string

/** Sentences of the app that another language says differently: English, and what is said instead. */
export const sentencesIn = (language: string): ReadonlyMap<string, string> => {
  const file = readFileSync(join(repository, `apps/web/src/languages/${language}.po`), 'utf8')
  const pairs = [...file.matchAll(/^msgid "((?:[^"\\]|\\.)+)"\nmsgstr "((?:[^"\\]|\\.)+)"$/gm)].map(
    ([, english, other]) => [unquoted(english!), unquoted(other!)] as const,
  )
  return new Map(pairs.filter(([english, other]) => english !== other))
}
