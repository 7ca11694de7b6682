type Cell = string | number | null

// A spreadsheet would take these for the beginning of a formula.
const isFormula = /^[=+\-@\t\r]/

const written = (cell: Cell): string => {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = isFormula.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A table that spreadsheets open as one: a line of names, then one line a row. */
export const writeCsv = (names: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${[names, ...rows].map((row) => `${row.map(written).join(',')}\r\n`).join('')}`

/** Hands a file to the browser to keep. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers begin to read it only after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
