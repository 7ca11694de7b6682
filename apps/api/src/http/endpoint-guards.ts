import { createHash } from 'node:crypto'
import type { Endpoint } from '@kaadi/contract/http'
import type { FastifyRequest } from 'fastify'
import { DomainError } from '../errors/domain-error.ts'
import {
  bearerToken,
  partnerKeyOf,
  type SignedInOperator,
  type SignedInPartner,
  type SignedInUser,
} from './signed-in.ts'

export interface Caller {
  readonly user?: SignedInUser
  readonly operator?: SignedInOperator
  readonly partner?: SignedInPartner
}

/**
 * Finds who calls, and refuses who may not. An operator's token opens no seller's call, nor the other way round. Who was
 * found is told (`meet`) before they are refused: the audit has refusals too.
 */
export async function authenticate(
  endpoint: Endpoint,
  request: FastifyRequest,
  meet: (caller: Caller) => void,
): Promise<Caller> {
  if (endpoint.auth === 'none') return {}
  if (endpoint.auth === 'partner') {
    const key = partnerKeyOf(request)
    if (!key) throw new DomainError('partnerKeyRefused')
    return { partner: await request.server.partnerReader(key, endpoint.scope!) }
  }
  const token = bearerToken(request)
  const { sessionReader } = request.server
  if (endpoint.auth === 'operator') {
    const operator = token ? await sessionReader.operator(token) : undefined
    if (!operator) throw new DomainError('unauthenticated')
    meet({ operator })
    return { operator }
  }
  const user = token ? await sessionReader.user(token) : undefined
  if (user) return { user }
  if (endpoint.auth === 'bearer') throw new DomainError('unauthenticated')
  // A dead token is told even where none is needed: the client then signs out instead of showing half a page. The
  // console reads what visitors read.
  if (token && !(await sessionReader.operator(token))) throw new DomainError('unauthenticated')
  return {}
}

/** Once it is read what is asked: the line of a refusal says about whom. */
export function requireOpenDoor(endpoint: Endpoint, operator: SignedInOperator): void {
  const refusal = doorRefusal(endpoint, operator)
  if (refusal) throw new DomainError(refusal)
}

/** Why an operator who is signed in may not make a call now; undefined where they may. A stream asks it again and again. */
export function doorRefusal({ roles, answersAtDoor }: Endpoint, operator: SignedInOperator) {
  if (operator.isLocked && !answersAtDoor) return 'operatorLocked'
  if (operator.mustSetFactor && !answersAtDoor) return 'operatorFactorMissing'
  if (roles && !operator.roles.some((role) => roles.includes(role))) return 'forbidden'
  return undefined
}

const mediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const

/** Each call takes one kind of body: what a foreign page can send without asking is taken where it is declared alone. */
export function requireMediaType(endpoint: Endpoint, request: FastifyRequest): void {
  const given = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (given === undefined && !endpoint.body) return
  const wanted = mediaTypes[endpoint.encoding ?? 'json']
  if (endpoint.method !== 'GET' && given !== wanted)
    throw new DomainError('invalidInput', { message: `Send the body of this call as ${wanted}.` })
}

/** One key per intent of the user: 8 to 128 printable characters. */
export function requireIdempotencyKey(request: FastifyRequest): string {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || key.length === 0) throw new DomainError('idempotencyKeyMissing')
  if (!/^[\x21-\x7e]{8,128}$/.test(key))
    throw new DomainError('idempotencyKeyMissing', {
      message: 'An Idempotency-Key has 8 to 128 printable characters.',
    })
  return key
}

/**
 * The key as it is kept. A partner's account is one with its owner's, and their keys are none of each other's; nor are those
 * of the sandbox and of live orders.
 */
export function keptKey({ caller }: FastifyRequest, key: string): string {
  if (!caller.partner) return key
  return `partner:${caller.partner.mode}:${createHash('sha256').update(key).digest('base64url')}`
}
