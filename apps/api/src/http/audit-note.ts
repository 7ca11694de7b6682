import type { Endpoint } from '@kaadi/contract/http'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** What a handler knows of a call for the audit that the call itself does not say. Nothing secret. */
export interface AuditNote {
  /** Of a call without a token: whose it turned out to be. */
  readonly operatorId?: bigint
  /** Of a sign-in: whose address was given. An address that nobody has gets no line. */
  readonly operatorEmail?: string
  readonly subject?: string
  readonly before?: object
  readonly after?: object
}

/** Writes the lines of the audit, for every call of the console in the same way. */
export interface Audit {
  /** The line of an operator's call is there before they are answered. */
  readonly beforeReply: (endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply) => Promise<void>
  /** That of a call without a token comes after, so that the time of an answer does not tell whose address was known. */
  readonly afterReply: (endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply) => Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly audit: Audit
  }
  interface FastifyRequest {
    auditNote: AuditNote | undefined
    /** Its query and body fit their schemas. */
    isUnderstood: boolean
    /** The code of the refusal that is on its way. */
    refusedWith: number | string | undefined
  }
}

/** Adds to what the line of this call says. */
export function noteForAudit(request: FastifyRequest, note: AuditNote): void {
  request.auditNote = { ...request.auditNote, ...note }
}
