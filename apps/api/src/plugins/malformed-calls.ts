import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { errorCodes } from '@kaadi/contract/errors'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { newTraceId } from './requests.ts'
import { headersOfReply } from './security-headers.ts'

interface Refusal {
  readonly status: string
  readonly msg: string
}

const unreadableCall: Refusal = {
  status: '400 Bad Request',
  msg: 'This is no HTTP request that can be read.',
}
const unmetExpectation: Refusal = {
  status: '417 Expectation Failed',
  msg: 'The header Expect can ask for 100-continue alone.',
}
const refusals: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    msg: 'The headers of this request are too long.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: '413 Content Too Large',
    msg: 'The pieces of this request say too much about themselves.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    msg: 'This request did not come to its end in time.',
  },
}

/** Who is told goes by himself; who does not is cut off. */
const leaveWithinMs = 1_000

/**
 * What Node's parser cannot read reaches no route and no error handler: it is answered here, with the envelope, and the
 * line is closed, since nobody knows where the next call on it would begin. Which call was meant is certain only where
 * none before it is under way; else the line is closed without a word, as the words would be taken for that call's answer.
 */
export function refuseMalformed({ server }: FastifyInstance, config: Config): void {
  const refusal = writeRefusal(config)
  const newest = new WeakMap<Socket, ServerResponse>()
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) =>
    newest.set(socket, response),
  )
  server.on('checkExpectation', ({ socket }: IncomingMessage) => close(socket, refusal(unmetExpectation)))
  server.removeAllListeners('clientError')
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy()
    else if (canAnswer(socket, newest.get(socket)))
      close(socket, refusal(refusals[error.code ?? ''] ?? unreadableCall))
    else socket.destroy()
  })
}

/** Nothing is under way on the line, or the very call that turned out to be malformed in its body. */
const canAnswer = (socket: Socket, reply: ServerResponse | undefined): boolean =>
  !reply || reply.writableFinished || (!reply.req.complete && !reply.headersSent && reply.socket === socket)

function close(socket: Socket, text: string): void {
  socket.end(text, 'latin1')
  const cutOff = setTimeout(() => socket.destroy(), leaveWithinMs).unref()
  socket.once('close', () => clearTimeout(cutOff))
}

function writeRefusal(config: Config) {
  const constant = Object.entries(headersOfReply(config)).map(([name, value]) => `${name}: ${value}`)
  return ({ status, msg }: Refusal): string => {
    const traceId = newTraceId()
    const body = JSON.stringify({ code: errorCodes.invalidInput.code, msg, traceId })
    return [
      `HTTP/1.1 ${status}`,
      ...constant,
      'cache-control: no-store',
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      `x-trace-id: ${traceId}`,
      '',
      body,
    ].join('\r\n')
  }
}
