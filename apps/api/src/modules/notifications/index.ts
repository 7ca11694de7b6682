export type { EventFeed } from './event-stream.ts'
export { createEventServer } from './serve-events.ts'
