import { headerNames } from '@kaadi/contract/http'
import type { FastifyRequest } from 'fastify'

/** Where a session was opened, as its owner will see it. */
export interface Place {
  readonly ip: string
  readonly userAgent: string
  /** What the client calls itself; undefined where it says nothing usable. */
  readonly device: string | undefined
}

export const placeOf = (request: FastifyRequest): Place => {
  const device = request.headers[headerNames.clientId.toLowerCase()]
  return {
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 200),
    device: typeof device === 'string' && device !== '' ? device.slice(0, 128) : undefined,
  }
}
