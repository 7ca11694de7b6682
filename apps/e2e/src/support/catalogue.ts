import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from './folders.ts'

const unquoted = (text: string): string => JSON.parse(`"${text}"`) as string

const fileOf = (language: string): string =>
  readFileSync(join(repository, `apps/web/src/languages/${language}.po`), 'utf8')

/** Sentences of the app that another language says differently: English, and what is said instead. */
export const sentencesIn = (language: string): ReadonlyMap<string, string> => {
  const file = fileOf(language)
  const pairs = [...file.matchAll(/^msgid "((?:[^"\\]|\\.)+)"\nmsgstr "((?:[^"\\]|\\.)+)"$/gm)].map(
    ([, english, other]) => [unquoted(english!), unquoted(other!)] as const,
  )
  return new Map(pairs.filter(([english, other]) => english !== other))
}

/** English of what a new service is given to say: it comes with the rest of a language (decision 158). */
export const siteSentences = (): ReadonlySet<string> =>
  new Set(
    fileOf('en-US')
      .split('\n\n')
      .filter((entry) => entry.includes('#: service: content'))
      .flatMap((entry) => /^msgid "(.+)"$/m.exec(entry)?.[1] ?? [])
      .map(unquoted),
  )
