export { batchReads, type SendCall, type SendOptions } from './batch-reads.ts'
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
export type { RawReply } from './parse-reply.ts'
export { replyMaxBytes } from './read-reply.ts'
export { type AppInfo, callerHeaders } from './request-headers.ts'
export { retryStatuses } from './retry.ts'
export type { FetchOptions, OutgoingRequest } from './send-by-fetch.ts'
export { type SendFile, sendByXhr } from './send-by-xhr.ts'
