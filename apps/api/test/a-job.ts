import type { Job } from '../src/outbox/index.ts'

/** What a handler is given, where a test runs it by itself. */
export const aJob: Job = {
  id: 1n,
  topic: 'a.test',
  payload: {},
  attempts: 1,
  signal: new AbortController().signal,
  complete: async () => undefined,
}
