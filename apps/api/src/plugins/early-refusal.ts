import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { errorCodes } from '@kaadi/contract/errors'
import type { FastifyInstance } from 'fastify'
import { type Admission, type CallClass, classOf } from '../admission/admission.ts'
import { createGuardedLines } from '../admission/guarded-lines.ts'
import type { Config } from '../config.ts'
import { newTraceId } from './requests.ts'
import { headersOfReply } from './security-headers.ts'

/** After which a call that was turned away may be let in. */
export const retryAfterSeconds = 1

/**
 * Turns away what is too much before anything else looks at it: before Fastify the first time, and on the line itself when
 * the caller comes again (`guarded-lines.ts`). On the usual way a refusal costs as much as a short answer, and at five times of what can be
 * done nothing would be left for the work itself. The endpoints refuse as well: between this look and theirs others are
 * let in.
 */
export function refuseEarly(app: FastifyInstance, admission: Admission, config: Config): void {
  const kinds = new Map<string, CallClass>()
  app.addHook('onRoute', ({ method, url, config: { endpoint } = {} }) => {
    const kind = endpoint && classOf(endpoint)
    if (kind) kinds.set(`${method} ${url}`, kind)
  })
  const isRefused = (route: string): boolean => {
    const kind = kinds.get(route)
    return kind !== undefined && admission.refuses(kind)
  }
  const refusal = createRefusal(app, config)
  const lines = createGuardedLines({ isRefused, refusal: refusal.onWire })
  const [listener] = app.server.listeners('request') as [RequestListener]
  app.server.removeListener('request', listener)
  app.server.on('request', (request, response) => {
    lines.answers(response)
    // A wrapper's page reads the refusal only with headers that are made for it.
    if (request.headers.origin || !isRefused(routeOf(request))) return listener(request, response)
    lines.guardAfter(request, response)
    refusal.send(response)
  })
}

function routeOf({ method, url = '' }: IncomingMessage): string {
  const query = url.indexOf('?')
  return `${method} ${query < 0 ? url : url.slice(0, query)}`
}

function createRefusal(app: FastifyInstance, config: Config) {
  const { code, httpStatus, message } = errorCodes.overloaded
  const headers = Object.entries({
    ...headersOfReply(config),
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'retry-after': String(retryAfterSeconds),
  })
  const start = `{"code":${JSON.stringify(code)},"msg":${JSON.stringify(message)},"traceId":"`
  const bodyWith = (traceId: string) => `${start}${traceId}"}`
  const length = Buffer.byteLength(bodyWith(newTraceId()))
  const seconds = Math.floor(app.server.keepAliveTimeout / 1000)
  const constant = [
    `HTTP/1.1 ${httpStatus} Service Unavailable`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    'connection: keep-alive',
    `keep-alive: timeout=${seconds}`,
    `content-length: ${length}`,
    'x-trace-id: ',
  ].join('\r\n')
  return {
    send: (response: ServerResponse): void => {
      const traceId = newTraceId()
      const own = ['x-trace-id', traceId, 'content-length', String(length)]
      response.writeHead(httpStatus, [...headers.flat(), ...own])
      response.end(bodyWith(traceId))
    },
    /** The same in one piece. The words are ASCII. */
    onWire: (): string => {
      const traceId = newTraceId()
      return `${constant}${traceId}\r\n\r\n${bodyWith(traceId)}`
    },
  }
}
