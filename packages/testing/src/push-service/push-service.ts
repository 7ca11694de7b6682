import { createECDH, type ECDH, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { judgeSender } from './judge-sender.ts'
import { openMessage } from './open-message.ts'

/** A message that came through, opened. */
export interface Pushed {
  readonly text: string
  readonly ttl: number
  readonly urgency: string | undefined
}

interface Browser {
  readonly keys: ECDH
  readonly auth: Buffer
  readonly senderKey: string
  readonly pushed: Pushed[]
}

export interface FakePushService {
  /** As `PushManager.subscribe` answers it, for messages that are signed by this key. */
  readonly subscribe: (senderKey: string) => { endpoint: string; p256dh: string; auth: string }
  /** What a browser was sent, in order. */
  readonly pushedTo: (endpoint: string) => readonly Pushed[]
  /** What was refused, and why: a sound sender leaves none. */
  readonly refused: readonly string[]
  /** Every try, whatever became of it. */
  readonly tries: () => number
  /** The browser was cleared or said no: its address is gone. */
  readonly forget: (endpoint: string) => void
  /** Answers with this status from now on; undefined: as it should. */
  readonly answers: (status: number | undefined) => void
  readonly close: () => Promise<void>
}

const readAll = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/**
 * A push service and the browsers behind it, as RFC 8030, 8291 and 8292 have them: it looks at who sends, and opens what was
 * sent with the browser’s own keys. It listens by http, as behind a proxy that speaks https for it.
 */
export async function startPushService(): Promise<FakePushService> {
  const browsers = new Map<string, Browser>()
  const refused: string[] = []
  let tries = 0
  let status: number | undefined
  let origin = ''

  const take = async (request: IncomingMessage): Promise<number> => {
    tries++
    const body = await readAll(request)
    if (status !== undefined) return status
    const browser = browsers.get(`http://${origin}${request.url}`)
    if (!browser) return 410
    const { authorization, ttl, urgency, 'content-encoding': encoding } = request.headers
    const refuse = (why: string, answer: number) => {
      refused.push(why)
      return answer
    }
    const fault = judgeSender(authorization, {
      origin: `https://${origin}`,
      key: browser.senderKey,
      nowS: Date.now() / 1000,
    })
    if (fault) return refuse(fault, 403)
    if (encoding !== 'aes128gcm' || !/^\d+$/.test(String(ttl))) return refuse('no TTL or another coding', 400)
    const text = openMessage(body, browser.keys, browser.auth)
    browser.pushed.push({ text, ttl: Number(ttl), urgency: urgency?.toString() })
    return 201
  }

  const server = createServer((request, response) => {
    take(request)
      .catch((error: Error) => {
        refused.push(error.message)
        return 400
      })
      .then((answer) => response.writeHead(answer).end())
      .catch(() => response.destroy())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  origin = `127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    subscribe: (senderKey) => {
      const keys = createECDH('prime256v1')
      keys.generateKeys()
      const auth = randomBytes(16)
      const endpoint = `http://${origin}/push/${randomBytes(12).toString('hex')}`
      browsers.set(endpoint, { keys, auth, senderKey, pushed: [] })
      return { endpoint, p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') }
    },
    pushedTo: (endpoint) => browsers.get(endpoint)?.pushed ?? [],
    refused,
    tries: () => tries,
    forget: (endpoint) => void browsers.delete(endpoint),
    answers: (next) => {
      status = next
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
