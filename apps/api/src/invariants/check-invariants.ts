import type { Finding, Invariant } from './invariant.ts'

/** Runs one query; the caller decides on the connection and the transaction. */
export type Query = (text: string) => Promise<Record<string, unknown>[]>

const shownRows = 20

/** Runs each rule and answers what it found, clean ones too. */
export async function checkInvariants(query: Query, invariants: readonly Invariant[]): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { id, title, sql, sameBy } of invariants) {
    const startedAt = performance.now()
    const rows = await query(`select * from (${sql}) as found limit ${shownRows}`)
    findings.push({ id, title, rows, ...(sameBy && { sameBy }), durationMs: performance.now() - startedAt })
  }
  return findings
}
