import { connect, type Socket } from 'node:net'

export interface HttpCall {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly token?: string
  readonly idempotencyKey?: string
  readonly body?: unknown
}

/** The service had too much to do: the call may come again. */
export class TurnedAway extends Error {}

export interface HttpCaller {
  /** Resolves with the body of a 200; anything else throws, a 503 as `TurnedAway`, since a refused call is no measured one. */
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
  const fail = (error: Error) => waiting?.reject(error)
  socket.setEncoding('latin1')
  socket.on('error', fail)
  socket.on('close', () => fail(new Error('the service closed the connection')))
  socket.on('data', (chunk: string) => {
    received += chunk
    const headEnd = received.indexOf('\r\n\r\n')
    if (headEnd < 0) return
    const length = /\r\ncontent-length: (\d+)/i.exec(received.slice(0, headEnd))?.[1]
    if (length === undefined) return fail(new Error(`no length in:\n${received.slice(0, headEnd)}`))
    if (received.length < headEnd + 4 + Number(length)) return
    const body = received.slice(headEnd + 4)
    const status = received.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length)
    received = ''
    if (status === '200') waiting?.resolve(body)
    else if (status === '503') fail(new TurnedAway(`turned away: ${body}`))
    else fail(new Error(`refused: ${body}`))
  })
  return {
    call: (call) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        socket.write(encode(call))
      }),
    close: () => socket.destroy(),
  }
}

function encode({ method, path, token, idempotencyKey, body }: HttpCall): string {
  const text = body === undefined ? '' : JSON.stringify(body)
  return [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    ...(token ? [`authorization: Bearer ${token}`] : []),
    ...(idempotencyKey ? [`idempotency-key: ${idempotencyKey}`] : []),
    ...(text ? ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`] : []),
    '',
    text,
  ].join('\r\n')
}
