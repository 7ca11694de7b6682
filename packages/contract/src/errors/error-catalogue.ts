import { type ErrorFacts, type ErrorName, errorTable } from './error-table.ts'

/** Words for every code without an entry (specification, section 8, "other"). */
export const otherMessage = 'Some things error, Please contact customer service.'

/** The notice shown for 426, in place of the table's message (specification, section 8). */
export const badCredentialsNotice = 'Email or password is incorrect'

/** Shown when no reply arrived, except in the native wrapper (specification, section 8). */
export const networkErrorNotice = 'network error'

const byCode = new Map<string, ErrorName>(
  (Object.keys(errorTable) as ErrorName[]).map((name) => [String(errorTable[name].code), name]),
)

/** Name of a code in the envelope; undefined for a code that is not in the table. `0` is not `000`. */
export const errorNameOf = (code: number | string): ErrorName | undefined => byCode.get(String(code))

/** Facts of a code in the envelope. */
export const errorEntryOf = (code: number | string): ErrorFacts | undefined => {
  const name = errorNameOf(code)
  return name && errorTable[name]
}

/** Message of specification section 8 for a code; every code that it does not name is "other". */
export const tableMessage = (code: number | string): string => errorEntryOf(code)?.message ?? otherMessage

/** Words of the red notice: 426 has its own, else the server's `msg`, else the table's. */
export const noticeFor = (code: number | string, msg: string | null | undefined): string => {
  if (String(code) === String(errorTable.badCredentials.code)) return badCredentialsNotice
  return msg?.trim() || tableMessage(code)
}
