import type { Endpoint } from '@kaadi/contract/http'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { DomainError } from '../errors/domain-error.ts'
import { retryAfterSeconds } from '../plugins/early-refusal.ts'

export interface CallbackInput {
  /** The bytes as they came: a signature is over them. */
  readonly raw: Buffer
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

const maxBytes = 64 * 1024

/**
 * Opens a line on which another company's machine tells us something. Its contract is theirs, so it stands in none of ours:
 * no body is parsed, nobody is signed in, and the handler reads nothing before it knows the signature.
 */
export async function bindCallback(
  app: FastifyInstance,
  path: string,
  handler: (input: CallbackInput) => Promise<void>,
): Promise<void> {
  const endpoint: Endpoint = {
    method: 'POST',
    path,
    summary: 'A callback of a provider',
    auth: 'none',
    data: z.null(),
  }
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))
    scope.route({
      method: 'POST',
      url: path,
      bodyLimit: maxBytes,
      config: { endpoint },
      onRequest: async (request, reply) => {
        const leave = app.admission.enter('writes', request)
        if (!leave) throw new DomainError('overloaded', { retryAfterSeconds })
        reply.raw.once('close', leave)
      },
      handler: async (request, reply) => {
        const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        await handler({ raw, headers: request.headers })
        return reply.header('cache-control', 'no-store').send({ code: 0, msg: 'ok', data: null })
      },
    })
  })
}
