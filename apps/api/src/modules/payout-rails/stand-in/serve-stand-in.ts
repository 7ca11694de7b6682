import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Callback, PostCallback, StandInProvider, StandInReply } from './stand-in-provider.ts'

export interface ServedStandIn {
  readonly baseUrl: string
  readonly close: () => Promise<void>
}

/** Gives the stand-in a door of its own. What stays silent is held open until the caller goes. */
export async function serveStandIn(provider: Pick<StandInProvider, 'handle'>): Promise<ServedStandIn> {
  const server = createServer((request, response) => void answer(provider, request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  // It must not keep a process alive that has nothing else to do.
  server.unref()
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

async function answer(
  provider: Pick<StandInProvider, 'handle'>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const reply = await provider.handle({
    method: request.method ?? 'GET',
    path: request.url ?? '/',
    authorization: request.headers.authorization,
    body: Buffer.concat(chunks).toString(),
  })
  if (reply.kind === 'silence') return
  if (reply.kind === 'cut') return void request.socket.destroy()
  if (reply.afterMs) await sleep(reply.afterMs, undefined, { ref: false })
  response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers }).end(reply.body)
}

/** The same without sockets, for what runs thousands of times: silence and a cut are the errors that `fetch` would throw. */
export const fetchOf =
  (provider: Pick<StandInProvider, 'handle'>): typeof fetch =>
  async (input, init) => {
    const url = new URL(String(input))
    const headers = new Headers(init?.headers)
    const reply: StandInReply = await provider.handle({
      method: init?.method ?? 'GET',
      path: `${url.pathname}${url.search}`,
      authorization: headers.get('authorization') ?? undefined,
      body: typeof init?.body === 'string' ? init.body : '',
    })
    if (reply.kind === 'silence')
      throw new DOMException('The operation was aborted due to timeout', 'TimeoutError')
    if (reply.kind === 'cut') throw new TypeError('fetch failed')
    if (reply.status >= 300 && reply.status < 400) throw new TypeError('fetch failed')
    return new Response(reply.body, { status: reply.status })
  }

/** Posts callbacks to an address of ours. */
export const postTo =
  (address: string): PostCallback =>
  async ({ raw, headers }: Callback) => {
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: new Uint8Array(raw),
        signal: AbortSignal.timeout(5_000),
      })
      await response.arrayBuffer()
      return response.status
    } catch {
      return undefined
    }
  }
