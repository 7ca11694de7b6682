import { expect, it } from 'vitest'
import type { FaultService } from './fault-service.ts'
import { processorTime, timeBetween } from './processor-time.ts'

/** This very process stands for the service. */
const service = { pid: () => process.pid, serverPid: async () => undefined } as unknown as FaultService

it('tells what the service used from what others took', async () => {
  const before = await processorTime(service)
  const endsAt = performance.now() + 300
  while (performance.now() < endsAt);
  const { all, left, callers } = timeBetween(before, await processorTime(service))
  expect(callers).toBeGreaterThan(20)
  expect(left).toBeGreaterThan(20)
  // The system counts in steps of ten milliseconds, and each processor at its own time.
  expect(left).toBeLessThanOrEqual(all + 100)
})
