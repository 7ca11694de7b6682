import type { OperatorRole } from '@kaadi/contract/operators'
import type { PartnerMode, PartnerScope } from '@kaadi/contract/partners'
import type { CurrencyId } from '@kaadi/contract/primitives'
import type { FastifyRequest } from 'fastify'

/** The seller behind a request. */
export interface SignedInUser {
  readonly id: bigint
  readonly publicId: string
  readonly email: string
  readonly countryCode: string
  readonly defaultCurrencyId: CurrencyId
  readonly level: number
  /** SHA-256 of the token: names the session. */
  readonly sessionHash: Buffer
}

/** The user of the console behind a request. */
export interface SignedInOperator {
  readonly id: bigint
  readonly publicId: string
  readonly email: string
  readonly name: string
  readonly roles: readonly OperatorRole[]
  /** Has no second factor yet: nothing but setting one up is answered. */
  readonly mustSetFactor: boolean
  readonly isDemo: boolean
  /** Nobody used the session for too long, or it was locked by hand: the password comes first. */
  readonly isLocked: boolean
  readonly sessionHash: Buffer
}

/** The partner behind a program's request: their own account. */
export interface SignedInPartner {
  readonly id: bigint
  readonly publicId: string
  readonly level: number
  readonly mode: PartnerMode
  readonly keyPublicId: string
}

/** Who a partner's key belongs to. Throws for one that opens nothing. */
export type PartnerReader = (key: string, scope: PartnerScope) => Promise<SignedInPartner>

/** Who a token belongs to; undefined for one that is unknown, ended or expired. */
export interface SessionReader {
  readonly user: (token: string) => Promise<SignedInUser | undefined>
  readonly operator: (token: string) => Promise<SignedInOperator | undefined>
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly sessionReader: SessionReader
    readonly partnerReader: PartnerReader
    /** Refuses a session that has to prove its second factor first. */
    readonly requireSecondFactor: (user: SignedInUser) => Promise<void>
    /** Replies are parsed by their schema before they leave: in tests and development. */
    readonly parseReplies: boolean
  }
}

/** Only this header authenticates: a cookie alone is nobody. */
export const bearerToken = (request: FastifyRequest): string | undefined =>
  /^Bearer ([A-Za-z0-9_-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1]

/** The key of a partner's program, from its own header alone. */
export const partnerKeyOf = (request: FastifyRequest): string | undefined => {
  const given = request.headers['partner-key']
  return typeof given === 'string' && /^kd_(live|test)_[A-Za-z0-9_-]{43}$/.test(given) ? given : undefined
}
