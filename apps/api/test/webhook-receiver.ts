import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PartnerEvent } from '@kaadi/contract/partners'

export interface Received {
  readonly body: string
  readonly headers: IncomingHttpHeaders
  readonly event: PartnerEvent
}

/** As a receiver that has only the documents of it checks: HMAC-SHA256 over the time, a dot and the body. */
export const isSignedWith = (secret: string, { body, headers }: Received): boolean => {
  const [time, ...signatures] = String(headers['kaadi-signature']).split(',')
  const signed = createHmac('sha256', secret)
    .update(`${time!.slice('t='.length)}.${body}`)
    .digest('hex')
  return signatures.includes(`v1=${signed}`)
}

export type Reaction = (response: ServerResponse, place: number) => void

export const takes: Reaction = (response) => void response.writeHead(200).end('ok')

/** A partner's own server: keeps what it was sent, and answers as the test says. */
export async function aWebhookReceiver(reaction: Reaction = takes) {
  let react = reaction
  const received: Received[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts).toString()
      received.push({ body, headers: request.headers, event: JSON.parse(body) as PartnerEvent })
      react(response, received.length)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hook`,
    port,
    received,
    answers: (next: Reaction) => {
      react = next
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
