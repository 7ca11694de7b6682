import { connect, type Socket } from 'node:net'

export interface HttpCall {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly token?: string
  readonly idempotencyKey?: string
  readonly body?: unknown
  /** Asks again with the tag of the last answer, as an open page does. */
  readonly isPoll?: true
}

/** The service had too much to do: the call may come again. */
export class TurnedAway extends Error {}

export interface HttpCaller {
  /** Resolves with the body of a 200, with nothing for a 304 that was asked for; anything else throws, a 503 as `TurnedAway`, since a refused call is no measured one. */
  readonly call: (call: HttpCall) => Promise<string>
  readonly close: () => void
}

/**
 * One kept connection that asks and waits. Written on the bare socket: it shares the cores with what it measures, so it
 * must cost little.
 */
export function openCaller(port: number): HttpCaller {
  const socket: Socket = connect(port, '127.0.0.1')
  socket.setNoDelay(true)
  let waiting: { resolve: (body: string) => void; reject: (error: Error) => void } | undefined
  let received = ''
  const tags = new Map<string, string>()
  let polled: string | undefined
  const fail = (error: Error) => waiting?.reject(error)
  socket.setEncoding('latin1')
  socket.on('error', fail)
  socket.on('close', () => fail(new Error('the service closed the connection')))
  socket.on('data', (chunk: string) => {
    received += chunk
    const headEnd = received.indexOf('\r\n\r\n')
    if (headEnd < 0) return
    const head = received.slice(0, headEnd)
    const status = head.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length)
    const length = status === '304' ? '0' : /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
    if (length === undefined) return fail(new Error(`no length in:\n${head}`))
    if (received.length < headEnd + 4 + Number(length)) return
    const body = received.slice(headEnd + 4)
    received = ''
    const tag = /\r\netag: (\S+)/i.exec(head)?.[1]
    if (polled && tag) tags.set(polled, tag)
    if (status === '200' || (polled && status === '304')) waiting?.resolve(body)
    else if (status === '503') fail(new TurnedAway(`turned away: ${body}`))
    else fail(new Error(`refused: ${body}`))
  })
  return {
    call: (call) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        polled = call.isPoll && `${call.path} ${call.token}`
        socket.write(encode(call, polled && tags.get(polled)))
      }),
    close: () => socket.destroy(),
  }
}

function encode({ method, path, token, idempotencyKey, body }: HttpCall, tag?: string): string {
  const text = body === undefined ? '' : JSON.stringify(body)
  return [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    ...(token ? [`authorization: Bearer ${token}`] : []),
    ...(tag ? [`if-none-match: ${tag}`] : []),
    ...(idempotencyKey ? [`idempotency-key: ${idempotencyKey}`] : []),
    ...(text ? ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`] : []),
    '',
    text,
  ].join('\r\n')
}
