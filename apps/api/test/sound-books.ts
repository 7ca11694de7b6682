import { expect } from 'vitest'
import { allInvariants, checkInvariants } from '../src/invariants/index.ts'
import { chainAudit } from '../src/modules/audit/chain-audit.jobs.ts'
import { aJob } from './a-job.ts'
import type { TestApp } from './app.ts'

/** Closes a test file's service. What the tests left behind keeps every money invariant. */
export async function closeSoundly(app: TestApp): Promise<void> {
  try {
    // As its job does, which does not run by itself here: a file may take longer than a line may wait.
    await chainAudit(app.deps)(aJob)
    const findings = await checkInvariants((text) => app.database.asOwner(text), allInvariants)
    const broken = findings.filter(({ rows }) => rows.length > 0)
    expect(broken.map(({ id, title, rows }) => ({ id, title, rows }))).toEqual([])
  } finally {
    await app.close()
  }
}
