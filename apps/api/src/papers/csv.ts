import { stringify } from 'csv-stringify/sync'

/** A table that spreadsheets open as one. */
export const writeTable = (columns: readonly string[], rows: readonly (readonly string[])[]): Buffer =>
  Buffer.from(
    stringify(rows as string[][], {
      header: true,
      columns: [...columns],
      bom: true,
      record_delimiter: 'windows',
    }),
  )

/** A text that a spreadsheet would take for a formula stands behind an apostrophe. */
export const asText = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
