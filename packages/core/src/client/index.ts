export type {
  Call,
  CallInput,
  CallOptions,
  ClientCalls,
  FileOptions,
  GroupCalls,
  KeyedOptions,
} from './client-calls.ts'
export type { ClientEvents, Listen, Notice } from './client-events.ts'
export { type Client, type ClientOptions, createClient } from './create-client.ts'
export { createIntent, type Intent } from './intent.ts'
export { replyMaxBytes } from './read-reply.ts'
export { type AppInfo, callerHeaders } from './request-headers.ts'
export { retryStatuses } from './retry.ts'
