import type {
  Endpoint,
  EndpointBody,
  EndpointData,
  EndpointGroup,
  EndpointGroups,
  EndpointQuery,
} from '@kaadi/contract/http'

/** What every call takes beside its own query and body. */
export interface CallOptions {
  /** Takes the call back: it ends with `AbortedError`, and a reply that comes later is dropped. */
  readonly signal?: AbortSignal | undefined
  /** True where the caller shows the failure itself: no notice is emitted for it. */
  readonly quiet?: boolean | undefined
  /** How long the call may take in all, in milliseconds. */
  readonly timeoutMs?: number | undefined
}

/** For calls that create or move something. */
export interface KeyedOptions {
  /** Key of the action: the same key again gives the same effect once. Made for this call where it is left out. */
  readonly idempotencyKey?: string | undefined
}

/** For calls that carry a file. */
export interface FileOptions {
  readonly file: Blob
  readonly fileName?: string | undefined
  /** Share that was sent, from 0 to 1. Only where the client's `sendFile` can tell. */
  readonly onProgress?: ((share: number) => void) | undefined
}

type Part<K extends string, T> = [T] extends [undefined]
  ? unknown
  : Record<string, never> extends T
    ? { readonly [P in K]?: T | undefined }
    : { readonly [P in K]: T }

/** What a call takes. */
export type CallInput<E extends Endpoint> = CallOptions &
  Part<'query', EndpointQuery<E>> &
  Part<'body', EndpointBody<E>> &
  (E['idempotencyKey'] extends true ? KeyedOptions : unknown) &
  (E['encoding'] extends 'multipart' ? FileOptions : unknown)

/** A call of the service: gives the parsed data or throws a `ClientError`. */
// The input is spelled out once more, since by its name an editor would show the whole endpoint with its schemas.
export type Call<E extends Endpoint> =
  Record<string, never> extends CallInput<E>
    ? (
        input?: CallOptions &
          Part<'query', EndpointQuery<E>> &
          Part<'body', EndpointBody<E>> &
          (E['idempotencyKey'] extends true ? KeyedOptions : unknown),
      ) => Promise<EndpointData<E>>
    : (
        input: CallOptions &
          Part<'query', EndpointQuery<E>> &
          Part<'body', EndpointBody<E>> &
          (E['idempotencyKey'] extends true ? KeyedOptions : unknown) &
          (E['encoding'] extends 'multipart' ? FileOptions : unknown),
      ) => Promise<EndpointData<E>>

/** The calls of one noun. Streams and files are not calls: see `@kaadi/core/live` and the addresses that replies carry. */
export type GroupCalls<G extends EndpointGroup<G>> = {
  readonly [K in keyof G as G[K] extends { readonly replies: string } ? never : K]: Call<G[K]>
}

/** The calls of a client, by noun. */
export type ClientCalls<G extends EndpointGroups<G>> = {
  readonly [N in keyof G]: GroupCalls<G[N]>
}

/** The same input without its types, as the machinery handles it. */
export interface AnyInput extends CallOptions, KeyedOptions, Partial<FileOptions> {
  readonly query?: unknown
  readonly body?: unknown
}
