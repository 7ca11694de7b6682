import type { FastifyRequest } from 'fastify'

/** Where a session was opened, as its owner will see it. */
export interface Place {
  readonly ip: string
  readonly userAgent: string
}

export const placeOf = (request: FastifyRequest): Place => ({
  ip: request.ip,
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 200),
})
