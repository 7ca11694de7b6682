import type { PlayedPart } from './play-part.ts'

const columns = ['part', 'result', 'seconds', 'what was done']
/** A part that goes wrong often says the same often. */
const shownFaults = 12

/** A line for each part, what was found below, and how to play it again. */
export function formatReport(played: readonly PlayedPart[], seed: number): string {
  const lines = played.map(({ name, row, seconds }) => [name, resultOf(row), seconds.toFixed(0), row.did])
  const widths = columns.map((_, index) =>
    Math.max(...[columns, ...lines].map((line) => line[index]!.length)),
  )
  const table = [columns, ...lines].map((line) =>
    line.map((cell, index) => (index === columns.length - 1 ? cell : cell.padEnd(widths[index]!))).join('  '),
  )
  const found = played.flatMap(({ name, row }) => [
    ...(row.skipped ? [`${name} was skipped: ${row.skipped}`] : []),
    ...row.faults.slice(0, shownFaults).map((fault) => `${name}: ${fault}`),
    ...(row.faults.length > shownFaults ? [`${name}: and ${row.faults.length - shownFaults} more`] : []),
  ])
  return [...table, '', ...found, ...(found.length > 0 ? [''] : []), `Again: --seed ${seed}`].join('\n')
}

const resultOf = ({ faults, skipped }: PlayedPart['row']): string => {
  if (faults.length > 0) return `${faults.length} faults`
  return skipped ? 'skipped' : 'passed'
}
