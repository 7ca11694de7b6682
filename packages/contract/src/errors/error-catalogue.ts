import { type ErrorFacts, type ErrorName, errorTable } from './error-table.ts'

const indexByCode = (): ReadonlyMap<string, ErrorName> =>
  new Map((Object.keys(errorTable) as ErrorName[]).map((name) => [String(errorTable[name].code), name]))

const byCode = /* @__PURE__ */ indexByCode()

/** Name of a code in the envelope; undefined for a code that is not in the table. `0` is not `000`. */
export const errorNameOf = (code: number | string): ErrorName | undefined => byCode.get(String(code))

/** Facts of a code in the envelope. */
export const errorEntryOf = (code: number | string): ErrorFacts | undefined => {
  const name = errorNameOf(code)
  return name && errorTable[name]
}
