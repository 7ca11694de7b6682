import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { readCall } from '../http/whole-call.ts'

export interface Guard {
  /** Whether a call of this route is too much now. */
  readonly isRefused: (route: string) => boolean
  /** The whole refusal as it goes on the wire. */
  readonly refusal: () => string
}

export interface GuardedLines {
  /** Looks at what comes on this call's line from now on, once the call is over. */
  readonly guardAfter: (request: IncomingMessage, reply: ServerResponse) => void
  /** Tells by which reply the bytes that were handed on are answered. */
  readonly answers: (reply: ServerResponse) => void
}

/**
 * Stands between the lines of callers who were refused before and Node's HTTP, and answers by itself what is refused:
 * parsed and written by Node, a refusal costs more than twice of it. A call is refused here only where all of it came in
 * one piece on a line at rest, so that its beginning and end are certain. Whatever is otherwise goes on to Node, and so
 * does all that follows on a line that did something unusual once. Lines of callers whom nobody refused are not touched.
 */
export function createGuardedLines(guard: Guard): GuardedLines {
  const lines = new WeakMap<Socket, (reply: ServerResponse) => void>()
  const guardLine = (socket: Socket): void => {
    const [handOn, ...others] = socket.listeners('data') as ((bytes: Buffer) => void)[]
    if (lines.has(socket) || !handOn || others.length > 0) return
    lines.set(socket, listen(socket, handOn, guard))
  }
  return {
    guardAfter: ({ socket }, reply) =>
      // Not before its body is read: nobody knows how much of it came with its head.
      reply.once('close', () => reply.req.complete && !socket.destroyed && guardLine(socket)),
    answers: (reply) => lines.get(reply.req.socket)?.(reply),
  }
}

function listen(
  socket: Socket,
  handOn: (bytes: Buffer) => void,
  { isRefused, refusal }: Guard,
): (reply: ServerResponse) => void {
  let reply: ServerResponse | undefined
  let isAnswered = true
  /** Bytes of a body that are still to come. */
  let owed = 0

  const letGo = (): void => {
    socket.removeListener('data', hear)
    socket.on('data', handOn)
  }
  const hearBody = (bytes: Buffer): void => {
    owed -= bytes.length
    if (owed < 0) letGo()
    handOn(bytes)
  }
  const hearCall = (bytes: Buffer): void => {
    const call = isAnswered || reply?.writableFinished ? readCall(bytes) : undefined
    const isCertain = call !== undefined && bytes.length <= call.length
    if (isCertain) owed = call.length - bytes.length
    // Who does not read what is answered is slowed down by Node.
    if (isCertain && owed === 0 && socket.writableLength === 0 && isRefused(call.route)) {
      socket.write(refusal(), 'latin1')
      return
    }
    isAnswered = false
    reply = undefined
    handOn(bytes)
    if (!isCertain || !reply) letGo()
  }
  const hear = (bytes: Buffer): void => (owed > 0 ? hearBody(bytes) : hearCall(bytes))
  // Node parses beneath JavaScript until somebody else listens.
  socket.on('data', hear)
  socket.removeListener('data', handOn)
  return (given) => (reply = given)
}
