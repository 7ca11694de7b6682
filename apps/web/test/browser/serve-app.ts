import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { Readable } from 'node:stream'
import type { FakeServer } from '@kaadi/testing/fake-server'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

export interface ServedApp {
  readonly url: string
  /** Holds every answer of the service back from now on. */
  readonly hold: () => void
  /** Lets the answer that has waited longest go, or the one that came last; false where none waits. */
  readonly letGo: (which: 'first' | 'last') => boolean
  /** Lets everything go that waits or comes. */
  readonly release: () => void
  /** Whether no call waits for its answer; the live stream, which never ends, does not count. */
  readonly isQuiet: () => boolean
  readonly close: () => Promise<void>
}

const bodyOf = async (request: IncomingMessage): Promise<Blob | null> => {
  const parts: BlobPart[] = []
  for await (const part of request) parts.push(new Uint8Array(part as Buffer))
  return parts.length > 0 ? new Blob(parts) : null
}

/** A built app on an address of its own, its calls answered by the fake service. */
export const serveApp = async (folder: string, fake: FakeServer): Promise<ServedApp> => {
  let isHolding = false
  let held: (() => void)[] = []
  let open = 0

  const answerCall = async (incoming: IncomingMessage, reply: ServerResponse, url: string) => {
    const isStream = incoming.headers.accept?.includes('event-stream') ?? false
    if (!isStream) open += 1
    // A page that is left in the middle of a call cuts it: its body, too, then ends here and in no other test.
    try {
      const body = await bodyOf(incoming)
      if (isHolding && !isStream) await new Promise<void>((go) => held.push(go))
      const { method = 'GET' } = incoming
      const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)])
      const answer = await fake.fetch(
        new Request(url, { method, headers: headers as [string, string][], body }),
      )
      reply.writeHead(answer.status, Object.fromEntries(answer.headers))
      if (answer.body) Readable.fromWeb(answer.body as never).pipe(reply)
      else reply.end()
    } catch {
      reply.destroy()
    } finally {
      if (!isStream) open -= 1
    }
  }

  const server = createServer((incoming, reply) => {
    const url = new URL(incoming.url ?? '/', 'http://app.test')
    if (/^\/(api|object)\//.test(url.pathname)) return void answerCall(incoming, reply, url.href)
    const file = join(folder, url.pathname)
    const isFile = extname(url.pathname) !== '' && existsSync(file)
    if (extname(url.pathname) !== '' && !isFile) return reply.writeHead(404).end()
    const path = isFile ? file : join(folder, 'index.html')
    return reply
      .writeHead(200, { 'content-type': types[extname(path)] ?? 'text/plain' })
      .end(readFileSync(path))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hold: () => {
      isHolding = true
    },
    letGo: (which) => {
      const go = which === 'first' ? held.shift() : held.pop()
      go?.()
      return go !== undefined
    },
    release: () => {
      isHolding = false
      for (const go of held) go()
      held = []
    },
    isQuiet: () => open === 0,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
