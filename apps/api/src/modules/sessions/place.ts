import { headerNames } from '@kaadi/contract/http'
import type { FastifyRequest } from 'fastify'
import type { Vault } from '../../vault/index.ts'

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

/** The device of a call by its fingerprint; undefined where it does not name itself. */
export const deviceOf = (vault: Pick<Vault, 'hmac'>, request: FastifyRequest): Buffer | undefined => {
  const { device } = placeOf(request)
  return device === undefined ? undefined : deviceFingerprint(vault, device)
}

/** A device is known again by this, and by nothing that could be read. */
export const deviceFingerprint = (vault: Pick<Vault, 'hmac'>, device: string): Buffer =>
  vault.hmac('device', device)
