export type { FakeFailure } from './fake-answer.ts'
export type { FakeRequest } from './fake-request.ts'
export { createFakeServer, type FakeAnswer, type FakeServer } from './fake-server.ts'
