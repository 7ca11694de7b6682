import {
  type Endpoint,
  type EndpointQuery,
  endpointList,
  type HandlerBody,
  type HandlerData,
  sellerEndpoints,
  withApiPrefix,
} from '@kaadi/contract'
import type { DeskEvent } from '@kaadi/contract/desk'
import type { UserEvent } from '@kaadi/contract/notifications'
import { reads } from '@kaadi/contract/reads'
import { createEventStreams } from './event-stream.ts'
import { type FakeFailure, wireReply } from './fake-answer.ts'
import { type FakeRequest, readRequest } from './fake-request.ts'

type Answered<E extends Endpoint> = HandlerData<E> | FakeFailure | Promise<HandlerData<E> | FakeFailure>
type Seen<E extends Endpoint> = FakeRequest<EndpointQuery<E>, HandlerBody<E>>
/** What a call answers: data of its schema, a failure of the catalogue, or a function of the request that gives either. */
export type FakeAnswer<E extends Endpoint> = Answered<E> | ((request: Seen<E>) => Answered<E>)

/** A stand-in for the service at the network edge: routes and checks come from the contract, answers from the test. */
export interface FakeServer {
  /** To be given to a client. */
  readonly fetch: typeof globalThis.fetch
  /** Answers a call from now on. Later arrangements replace earlier ones. */
  on<E extends Endpoint>(endpoint: E, answer: FakeAnswer<E>): FakeServer
  /** Lets a call fail from now on with an error of the catalogue. */
  fail(endpoint: Endpoint, failure: FakeFailure['failure'], more?: Omit<FakeFailure, 'failure'>): FakeServer
  /** Lets a call arrive at nothing: no connection. */
  disconnect(endpoint: Endpoint): FakeServer
  /** Its answer comes again, or its live stream opens. */
  reconnect(endpoint: Endpoint): FakeServer
  /** Keeps the answers of a call back until the returned function is called. */
  hold(endpoint: Endpoint): () => void
  /** Every accepted request of a call, oldest first. */
  seen<E extends Endpoint>(endpoint: E): readonly Seen<E>[]
  /** Sends an event to every open live stream. */
  push(event: UserEvent | DeskEvent): void
  cutStreams(): void
  readonly openStreams: number
  /** Calls without an arranged answer and requests that the contract refuses. A good test ends with none. */
  readonly surprises: readonly string[]
}

interface Slot {
  readonly name: string
  readonly endpoint: Endpoint
  answer?: (request: FakeRequest) => unknown
  disconnected: boolean
  held: Promise<void>
  readonly seen: FakeRequest[]
}

const slotKey = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${withApiPrefix(path)}`

/**
 * Creates a fake server that knows every endpoint of the contract and answers none until told how.
 *
 * @example
 * const server = createFakeServer().on(cardOrders.detail, aCardOrder({ orderStatus: 10 }))
 * const client = createClient({ endpoints, baseUrl: 'https://kaadi.test', platform: 'web', storage, fetch: server.fetch })
 */
export const createFakeServer = (): FakeServer => {
  const surprises: string[] = []
  const streams = createEventStreams()
  const slots = new Map(
    endpointList.map(({ name, endpoint }): [string, Slot] => [
      slotKey(endpoint),
      { name, endpoint, disconnected: false, held: Promise.resolve(), seen: [] },
    ]),
  )
  const slotOf = (endpoint: Endpoint): Slot => {
    const slot = slots.get(slotKey(endpoint))
    if (!slot) throw new Error(`${slotKey(endpoint)} is not an endpoint of the contract.`)
    return slot
  }

  const answerTo = async (slot: Slot, request: Request): Promise<Response> => {
    const { name, endpoint } = slot
    if (slot.disconnected) throw new TypeError('fetch failed')
    const read = await readRequest(endpoint, request)
    if ('refused' in read) {
      if (read.refused !== 'unauthenticated') surprises.push(`${name}: ${read.why}`)
      return wireReply(name, endpoint, { failure: read.refused })
    }
    slot.seen.push(read.request)
    await slot.held
    if (slot.disconnected) throw new TypeError('fetch failed')
    if (endpoint.replies === 'event-stream' && !slot.answer) return streams.open(request.signal)
    if (!slot.answer) {
      surprises.push(`${name}: no answer arranged`)
      return wireReply(name, endpoint, { failure: 'internal' })
    }
    return wireReply(name, endpoint, await slot.answer(read.request))
  }

  const server: FakeServer = {
    fetch: async (input, init) => {
      const request = input instanceof Request ? new Request(input, init) : new Request(absolute(input), init)
      request.signal.throwIfAborted()
      if (new URL(request.url).pathname === withApiPrefix(reads.batch.path))
        return answerBatch(server, request)
      const slot = slots.get(`${request.method} ${new URL(request.url).pathname}`)
      if (!slot) {
        surprises.push(`${request.method} ${request.url}: not in the contract`)
        return new Response('{}', { status: 404 })
      }
      return Promise.race([answerTo(slot, request), aborted(request.signal)])
    },
    on: (endpoint, answer) => {
      const slot = slotOf(endpoint)
      slot.disconnected = false
      slot.answer =
        typeof answer === 'function' ? (answer as (request: FakeRequest) => unknown) : () => answer
      return server
    },
    fail: (endpoint, failure, more) => server.on(endpoint, { failure, ...more }),
    reconnect: (endpoint) => {
      slotOf(endpoint).disconnected = false
      return server
    },
    disconnect: (endpoint) => {
      slotOf(endpoint).disconnected = true
      return server
    },
    hold: (endpoint) => {
      const slot = slotOf(endpoint)
      let release = () => {}
      slot.held = new Promise((resolve) => {
        release = resolve
      })
      return release
    },
    seen: (endpoint) => slotOf(endpoint).seen as never,
    push: (event) => streams.push(event),
    cutStreams: () => streams.cut(),
    get openStreams() {
      return streams.count
    },
    surprises,
  }
  return server
}

/** A batch is what its reads are: a test arranges and sees those alone. */
const answerBatch = async (server: Pick<FakeServer, 'fetch'>, batch: Request): Promise<Response> => {
  const { reads: addresses } = reads.batch.body.parse(await batch.json())
  const { headers, signal } = batch
  const parts = addresses.map(async (address) => {
    const url = new URL(address, batch.url)
    const method = url.pathname === withApiPrefix(sellerEndpoints.wallets.available.path) ? 'POST' : 'GET'
    const reply = await server.fetch(url, { method, headers, signal })
    return { status: reply.status, reply: await reply.json() }
  })
  return Response.json({ code: 0, msg: 'success', data: await Promise.all(parts) })
}

const absolute = (input: string | URL): URL => new URL(input, globalThis.location?.href ?? 'http://localhost')

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
