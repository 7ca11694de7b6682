import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Letter {
  readonly method: string
  /** With its query, as it goes on the wire. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer | undefined
}

export interface Answer {
  readonly status: number
  readonly retryAfter: string | undefined
  readonly text: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })
const answerWithinMs = 20_000

/** Sends what no client of ours would. Undefined where it was cut off: who sends too much is not heard to the end. */
export const send = (port: number, { method, path, headers, body }: Letter): Promise<Answer | undefined> =>
  new Promise((resolve, reject) => {
    const sent = request({ agent, port, host: '127.0.0.1', method, path, headers, timeout: answerWithinMs })
    sent.on('timeout', () => sent.destroy(new Error('no answer')))
    sent.on('error', (error: NodeJS.ErrnoException) =>
      ['ECONNRESET', 'EPIPE'].includes(error.code ?? '') ? resolve(undefined) : reject(error),
    )
    sent.on('response', (response) => {
      const { statusCode = 0, headers: acknowledged } = response
      const answer = (text: string) =>
        resolve({ status: statusCode, retryAfter: acknowledged['retry-after'], text })
      // A live stream has no end.
      if (acknowledged['content-type']?.startsWith('text/event-stream')) {
        answer('')
        sent.destroy()
        return
      }
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => answer(Buffer.concat(chunks).toString()))
    })
    sent.end(body)
  })

const heardMs = 100

/** Writes a text on a bare line and hangs up. Answers the beginning of what came back. */
export async function sendLine(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    heard += chunk
  })
  socket.on('error', () => undefined)
  socket.write(text)
  await sleep(heardMs)
  socket.destroy()
  return heard.slice(0, 100)
}
