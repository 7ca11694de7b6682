import type { Finding } from './invariant.ts'

/** A line per rule, and under a broken one the rows that break it. */
export function describeFindings(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ id, title, rows, durationMs }) => [
    `${rows.length === 0 ? 'ok    ' : 'BROKEN'} ${id}  ${title} (${Math.round(durationMs)} ms)`,
    ...rows.map((row) => `         ${describeRow(row)}`),
  ])
  const broken = findings.filter(({ rows }) => rows.length > 0)
  const summary =
    broken.length === 0
      ? `All ${findings.length} invariants hold.`
      : `${broken.length} of ${findings.length} invariants are broken: ${broken.map(({ id }) => id).join(', ')}.`
  return [...lines, summary].join('\n')
}

const describeRow = (row: Record<string, unknown>): string =>
  Object.entries(row)
    .map(([name, value]) => `${name}=${value instanceof Date ? value.toISOString() : String(value)}`)
    .join(' ')
