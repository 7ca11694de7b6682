import type { AnyEndpoints, Endpoint, EndpointData, EndpointGroups, Platform } from '@kaadi/contract/http'
import type { ClientStorage } from '../storage/index.ts'
import type { SendCall } from './batch-reads.ts'
import { type CallContext, callEndpoint, openEndpoint, refuseBase } from './call-endpoint.ts'
import type { AnyInput, CallInput, ClientCalls } from './client-calls.ts'
import { createEmitter, type Listen } from './client-events.ts'
import type { AppInfo } from './request-headers.ts'
import type { SendFile } from './send-by-xhr.ts'

/** How a client reaches the service, and as whom. */
export interface ClientOptions<G extends EndpointGroups<G>> {
  /** The calls that are wanted, by noun: `{ cardTypes, cardOrders }`, or all `sellerEndpoints`. Only these are bundled. */
  readonly endpoints: G
  /**
   * Address of the service, such as `https://kaadi.example`, or a path of the page that leads to it, such as `/kaadi`.
   * Left out for the page's own origin; needed outside a browser. Anything else, an empty text too, makes `createClient`
   * throw a `TypeError`.
   */
  readonly baseUrl?: string
  readonly platform: Platform
  readonly storage: ClientStorage
  /** A partner's key, `kd_live_…` or `kd_test_…`: for programs that call `partnerEndpoints`. It belongs on a server, never in a page. */
  readonly partnerKey?: string | undefined
  /** The browser's own when left out. */
  readonly userAgent?: string
  /** What the Android app tells of itself. */
  readonly app?: AppInfo
  /** Whether the native wrapper shows the page: then a lost network is not told. iOS and Android are when left out. */
  readonly isNative?: boolean
  /** How long a call may take in all, in milliseconds: 30,000 when left out; `Infinity` for as long as it takes. */
  readonly timeoutMs?: number
  readonly fetch?: typeof globalThis.fetch
  /** How files travel: `sendByXhr` in a browser. When left out they go by `fetch`, which cannot tell how much was sent. */
  readonly sendFile?: SendFile | undefined
  /** How calls without a file travel: `batchReads()` sends reads that are asked for together as one request. Each by itself when left out. */
  readonly sendCall?: SendCall | undefined
  /**
   * Asks for the second factor and proves it (`twoFactor.prove`), where a call that matters asks for it first
   * (`secondFactorNeeded`). `true` sends the call once more; `false` lets it fail without a notice.
   */
  readonly proveSecondFactor?: (() => Promise<boolean>) | undefined
  readonly random?: () => number
  readonly now?: () => number
}

/** Calls by noun, and what the client tells. */
export type Client<G extends EndpointGroups<G>> = ClientCalls<G> & {
  readonly on: Listen
  /** How many calls are under way. */
  readonly pending: number
  /** Does any declared call, also one that is not in `endpoints`. */
  call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<EndpointData<E>>
  /** Opens a live stream or a file. Answers with the headers; the body is the caller's to read. */
  open<E extends Endpoint & { readonly replies: string }>(
    endpoint: E,
    input: CallInput<E> & { readonly headers?: Readonly<Record<string, string>> },
  ): Promise<Response>
}

const longestMs = 30_000

const checkedBase = (baseUrl: string): string => {
  try {
    // `URL` knows hosts and ports, and takes much else: other schemes, backslashes, names with passwords.
    if (/^(https?:\/\/[^\s/?#@\\]+(\/|$)|\/(?!\/))[^\s?#\\]*$/.test(baseUrl) && new URL(baseUrl, 'http://x'))
      return baseUrl.replace(/\/+$/, '')
  } catch {
    // An address that `URL` does not know is refused like the others.
  }
  return refuseBase(baseUrl)
}

/**
 * A typed client of the service. Each call gives parsed data or throws a `ClientError`; it never resolves to nothing.
 *
 * @example
 * const client = createClient({ endpoints: { cardTypes }, platform: 'web', storage: createBrowserStorage(window) })
 * const { list } = await client.cardTypes.list()
 */
export const createClient = <const G extends EndpointGroups<G>>(options: ClientOptions<G>): Client<G> => {
  const emitter = createEmitter()
  let pending = 0
  const context: CallContext = {
    baseUrl: options.baseUrl === undefined ? '' : checkedBase(options.baseUrl),
    platform: options.platform,
    storage: options.storage,
    partnerKey: options.partnerKey,
    userAgent: options.userAgent ?? globalThis.navigator?.userAgent ?? '',
    app: options.app,
    isNative: options.isNative ?? options.platform !== 'web',
    timeoutMs: options.timeoutMs ?? longestMs,
    fetch: options.fetch,
    sendFile: options.sendFile,
    sendCall: options.sendCall,
    random: options.random ?? Math.random,
    now: options.now ?? Date.now,
    proveSecondFactor: options.proveSecondFactor,
    emitter,
  }
  const count = (step: 1 | -1) => {
    pending += step
    emitter.emit('pending', pending)
  }
  const call = async (endpoint: Endpoint, input: AnyInput = {}): Promise<unknown> => {
    count(1)
    try {
      const data = await callEndpoint(endpoint, input, context)
      emitter.emit('completed', { endpoint, data })
      return data
    } finally {
      count(-1)
    }
  }
  const calls = Object.fromEntries(
    Object.entries(options.endpoints as AnyEndpoints).map(([noun, group]) => [
      noun,
      Object.fromEntries(
        Object.entries(group)
          .filter(([, endpoint]) => endpoint.replies === undefined)
          .map(([name, endpoint]) => [name, (input?: AnyInput) => call(endpoint, input)]),
      ),
    ]),
  )
  const client = {
    ...calls,
    on: emitter.on,
    call,
    open: (endpoint: Endpoint, input: AnyInput) => openEndpoint(endpoint, input, context),
    get pending() {
      return pending
    },
  }
  // The mapped types above say what the loop built.
  return client as unknown as Client<G>
}
