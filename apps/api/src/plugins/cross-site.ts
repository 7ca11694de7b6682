import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { DomainError } from '../errors/domain-error.ts'

/**
 * Refuses changes that another site started. Nothing but the Authorization header signs in, so this is the second
 * fence; requests without these headers (wrappers, servers, webhooks) pass to it alone.
 */
export function refuseCrossSite(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return
    if (request.url.includes('/callback')) return
    const { origin } = request.headers
    if (origin !== undefined && isOwn(origin, request, config)) return
    const site = request.headers['sec-fetch-site']
    if (origin !== undefined || site === 'cross-site' || site === 'same-site')
      throw new DomainError('crossSite')
  })
}

function isOwn(origin: string, request: FastifyRequest, { publicUrl, allowedOrigins }: Config): boolean {
  if (allowedOrigins.includes(origin)) return true
  if (publicUrl !== undefined) return origin === new URL(publicUrl).origin
  return URL.canParse(origin) && new URL(origin).host === request.headers.host
}

const corsHeaders = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-max-age': '600',
} as const

/** Wrappers with an origin of their own, by an exact list: never reflected, never with credentials. */
export function allowWrappers(app: FastifyInstance, { allowedOrigins }: Config): void {
  if (allowedOrigins.length === 0) return
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    if (origin === undefined || !allowedOrigins.includes(origin)) return
    reply
      .header('access-control-allow-origin', origin)
      .header('access-control-expose-headers', 'etag')
      .header('vary', 'origin')
    if (request.method !== 'OPTIONS') return
    const asked = request.headers['access-control-request-headers']
    return reply
      .headers({ ...corsHeaders, ...(asked && { 'access-control-allow-headers': asked }) })
      .code(204)
      .send()
  })
}
