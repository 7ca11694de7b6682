import { type ErrorFacts, type ErrorName, errorTable } from './error-table.ts'
import { errorWords } from './error-words.ts'
import { tableMessage } from './notice.ts'

/** How a failure looks to a client: code in the envelope, HTTP status, words, and whether asking again may help. */
export interface ErrorEntry extends ErrorFacts {
  readonly message: string
}

const withWords = (): Readonly<Record<ErrorName, ErrorEntry>> => {
  const entries = Object.entries<ErrorFacts>(errorTable).map(([name, facts]) => [
    name,
    { ...facts, message: errorWords[name as ErrorName] ?? tableMessage(facts.code) },
  ])
  return Object.fromEntries(entries)
}

/** The whole catalogue with its words, for servers and references. A client does with `errorTable`. */
export const errorCodes = /* @__PURE__ */ withWords()

/** Every name of the catalogue. */
export const errorNames = /* @__PURE__ */ Object.keys(errorTable) as ErrorName[]
