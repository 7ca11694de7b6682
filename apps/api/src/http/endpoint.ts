import {
  closedSchema,
  type Endpoint,
  type HandlerBody,
  type HandlerData,
  type HandlerQuery,
  withApiPrefix,
} from '@kaadi/contract/http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { classOf } from '../admission/admission.ts'
import { DomainError } from '../errors/domain-error.ts'
import { outcomeOpen } from '../errors/failure.ts'
import type { PublicMemory } from '../memory/public-memory.ts'
import { retryAfterSeconds } from '../plugins/early-refusal.ts'
import { type AuditOf, auditChange, type NamesSubject } from './audit-note.ts'
import {
  authenticate,
  type Caller,
  keptKey,
  requireIdempotencyKey,
  requireMediaType,
  requireOpenDoor,
} from './endpoint-guards.ts'
import { answerFromMemory, answerUnlessKnown } from './known-replies.ts'
import { readMultipart } from './multipart-form.ts'
import { replySchemaOf } from './reply-writers.ts'
import { requireOpen } from './require-open.ts'
import type { SignedInOperator, SignedInPartner, SignedInUser } from './signed-in.ts'

/** What a handler gets, typed by its endpoint: who calls, the parsed query and body, the key, the file. */
export interface HandlerInput<E extends Endpoint> {
  readonly query: HandlerQuery<E>
  readonly body: HandlerBody<E>
  readonly user: E['auth'] extends 'bearer'
    ? SignedInUser
    : E['auth'] extends 'optional'
      ? SignedInUser | undefined
      : undefined
  readonly operator: E['auth'] extends 'operator' ? SignedInOperator : undefined
  readonly partner: E['auth'] extends 'partner' ? SignedInPartner : undefined
  readonly idempotencyKey: E extends { idempotencyKey: true } ? string : undefined
  /** The one file of a multipart form. */
  readonly file: E extends { encoding: 'multipart' } ? Buffer : undefined
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Answers `data` of the envelope. Where the reply is no envelope (`replies`) it sends by itself and answers nothing. */
export type Handler<E extends Endpoint> = (
  input: HandlerInput<E>,
) => E extends { replies: string } ? Promise<unknown> : HandlerData<E> | Promise<HandlerData<E>>

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set by `bind` alone, so that a route without an endpoint is found by the tests. */
    endpoint?: Endpoint
  }
  interface FastifyRequest {
    caller: Caller
  }
}

export interface BindOptions<E extends Endpoint> {
  /** Keeps the replies of a public call until the catalogue changes: one for each query and level of the caller. */
  readonly memory?: PublicMemory
  /**
   * A read that open pages repeat and that moves by the seller's own events alone: told unchanged to whoever has it,
   * without a look, until something of the seller changes.
   */
  readonly isPolled?: true
  /** Of a call without a token: whom its idempotency key belongs to. */
  readonly keySubject?: (body: HandlerBody<E>) => string
  /** Of an operator's POST: what it changes, for the audit. Each has one, or says why it has none (a test goes through them). */
  readonly audit?: AuditOf<HandlerInput<E>, HandlerData<E>>
  /** What it is about, for the audit, where its body names that by no id. */
  readonly about?: NamesSubject
}

/**
 * Nobody waits longer for an answer, whatever stands still; the fifth second is for a process that is busy. The work may yet be done: the key tells. Who sends a photo or
 * keeps a stream open takes the time it takes.
 */
const answerWithinMs = 4_000

/** Opens one route for an endpoint: the only way by which a module answers requests. */
export function bind<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  { memory, isPolled, keySubject, audit, about }: BindOptions<E> = {},
): void {
  if (endpoint.auth === 'partner' && !endpoint.scope) throw new Error(`${endpoint.path} names no scope.`)
  if (endpoint.idempotencyKey && endpoint.auth === 'none' && !keySubject)
    throw new Error(`${endpoint.path} takes a key and does not say whose it is.`)
  if (audit !== undefined) app.audit.declared.set(endpoint, typeof audit === 'string' ? audit : 'changes')
  if (about) app.audit.subjects.set(endpoint, about)
  const isForm = endpoint.encoding === 'multipart'
  const takesBody = endpoint.method !== 'GET' && !isForm
  const isReading = endpoint.method === 'GET' || endpoint.answersInDemonstration === true
  const kind = classOf(endpoint)
  app.route({
    method: endpoint.method,
    url: withApiPrefix(endpoint.path),
    config: { endpoint },
    ...(!isForm && !endpoint.replies && { handlerTimeout: answerWithinMs }),
    schema: {
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(takesBody && { body: endpoint.body ? closedSchema(endpoint.body) : noFields }),
      ...(!endpoint.replies && { response: { 200: replySchemaOf(endpoint.data) } }),
    },
    onRequest: async (request, reply) => {
      // First of all: what is too much must cost next to nothing.
      // One whose answer is on its way has it.
      const isAnswered = () => reply.sent || reply.raw.headersSent
      // What was begun goes on: of an action under a key it says so.
      const late = () => (request.isUnderstood && endpoint.idempotencyKey ? outcomeOpen() : overloaded())
      const giveUp = endpoint.replies ? undefined : () => void (isAnswered() || reply.send(late()))
      const leave = app.admission.enter(kind, request, giveUp)
      if (!leave) throw overloaded()
      reply.raw.once('close', leave)
      requireOpen(endpoint, app)
      requireMediaType(endpoint, request)
      request.caller = await authenticate(endpoint, request, (known) => {
        request.caller = known
      })
      const { user, operator } = request.caller
      if (endpoint.asksSecondFactor && user) await app.requireSecondFactor(user)
      if (endpoint.idempotencyKey && !operator) requireIdempotencyKey(request)
    },
    preValidation: async (request) => {
      const { operator } = request.caller
      if (!operator) return
      requireOpenDoor(endpoint, operator)
      if (endpoint.idempotencyKey) requireIdempotencyKey(request)
    },
    preHandler: async (request) => {
      request.isUnderstood = true
    },
    onSend: async (request, reply) => app.audit.beforeReply(endpoint, request, reply),
    onResponse: async (request, reply) => {
      if (kind === 'secrets')
        app.admission.answered(kind, request, {
          statusCode: reply.statusCode,
          refusedWith: request.refusedWith,
        })
      await app.audit.afterReply(endpoint, request, reply)
    },
    handler: async (request, reply) => {
      const form = isForm ? await readMultipart(endpoint, request) : undefined
      if (form) request.body = form.fields
      const input = {
        query: request.query,
        body: form ? form.fields : request.body,
        user: request.caller.user,
        operator: request.caller.operator,
        partner: request.caller.partner,
        idempotencyKey: endpoint.idempotencyKey && keptKey(request, requireIdempotencyKey(request)),
        file: form?.file,
        request,
        reply,
      }
      // The guards and the validator made these what the endpoint's types say.
      const given = input as unknown as HandlerInput<E>
      const work = async () =>
        auditChange<HandlerInput<E>, HandlerData<E>>(audit, given, () => handler(given) as HandlerData<E>)
      const answer = async () => {
        const { body, file, idempotencyKey: key } = input
        if (!key || endpoint.replyIsKept === false) return work()
        const subject = keySubject?.(body as HandlerBody<E>)
        const { repliesKept } = app
        return repliesKept.once(repliesKept.askedOnce(endpoint, request, key, { body, file, subject }), work)
      }
      if (endpoint.replies) return answer()
      const envelope = async () => {
        const data = await answer()
        if (app.parseReplies) requireShape(endpoint, data)
        return { code: 0, msg: 'ok', data }
      }
      if (memory) return unlessRefused(reply, answerFromMemory(memory, endpoint, request, reply, envelope))
      reply.header('cache-control', 'no-store')
      const { user } = request.caller
      if (isPolled && user)
        return unlessRefused(reply, answerUnlessKnown(user, endpoint, request, reply, envelope))
      if (!user || isReading) return unlessRefused(reply, envelope())
      // What sellers change themselves they see at once. Where replies are looked at, the notice alone has to say it.
      const forget = () => app.parseReplies || app.sellerReplies.forget(user.id)
      return unlessRefused(reply, envelope().finally(forget))
    },
  })
}

/** A call that declares no body is sent none, or an empty one. */
const noFields = z.nullish(closedSchema(z.object({})))

const overloaded = () => new DomainError('overloaded', { retryAfterSeconds })

/** Refused in the meantime, because it took too long: what became of it is nobody's answer any more. */
const unlessRefused = <R>(reply: FastifyReply, answer: Promise<R>): Promise<R | FastifyReply> =>
  answer.then(
    (value) => (reply.sent ? reply : value),
    (error: unknown) => {
      if (reply.sent) return reply
      throw error
    },
  )

/** Whatever answers below the service's own prefixes is declared in the contract: anything else fails at boot. */
export function requireEndpoints(app: FastifyInstance, except: readonly string[]): void {
  app.addHook('onRoute', ({ url, config }) => {
    if (/^\/(api|object|callback)\//.test(url) && !config?.endpoint && !except.includes(url))
      throw new Error(`${url} answers without an endpoint of the contract.`)
  })
}

/** The compiled serialiser does not notice a wrong type or pattern: where it is looked for, the schema does. */
function requireShape(endpoint: Endpoint, data: unknown): void {
  const parsed = z.safeParse(endpoint.data, JSON.parse(JSON.stringify(data ?? null)))
  if (!parsed.success)
    throw new Error(`The reply of ${endpoint.path} does not fit its schema: ${z.prettifyError(parsed.error)}`)
}
