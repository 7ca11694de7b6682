import { expect } from 'vitest'
import { allInvariants, checkInvariants } from '../src/invariants/index.ts'
import type { TestApp } from './app.ts'

/** Closes a test file's service. What the tests left behind keeps every money invariant. */
export async function closeSoundly(app: TestApp): Promise<void> {
  try {
    const findings = await checkInvariants((text) => app.database.asOwner(text), allInvariants)
    const broken = findings.filter(({ rows }) => rows.length > 0)
    expect(broken.map(({ id, title, rows }) => ({ id, title, rows }))).toEqual([])
  } finally {
    await app.close()
  }
}
