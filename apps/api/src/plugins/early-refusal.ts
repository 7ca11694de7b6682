import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { errorCodes } from '@kaadi/contract/errors'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { type Admission, type CallClass, classOf } from './admission.ts'
import { newTraceId } from './requests.ts'
import { headersOfReply } from './security-headers.ts'

/** After which a call that was turned away may be let in. */
export const retryAfterSeconds = 1

/**
 * Turns away what is too much before anything else looks at it. On the usual way a refusal costs as much as a short
 * answer, and at five times of what can be done nothing would be left for the work itself. The endpoints refuse as well:
 * between this look and theirs others are let in.
 */
export function refuseEarly(app: FastifyInstance, admission: Admission, config: Config): void {
  const kinds = new Map<string, CallClass>()
  app.addHook('onRoute', ({ method, url, config: { endpoint } = {} }) => {
    const kind = endpoint && classOf(endpoint)
    if (kind) kinds.set(`${method} ${url}`, kind)
  })
  const refuse = createRefusal(config)
  const [listener] = app.server.listeners('request') as [RequestListener]
  app.server.removeListener('request', listener)
  app.server.on('request', (request, response) => {
    const kind = kinds.get(`${request.method} ${pathOf(request)}`)
    // A wrapper's page reads the refusal only with headers that are made for it.
    if (kind && admission.isFull(kind) && !request.headers.origin) refuse(response)
    else listener(request, response)
  })
}

function pathOf({ url = '' }: IncomingMessage): string {
  const query = url.indexOf('?')
  return query < 0 ? url : url.slice(0, query)
}

function createRefusal(config: Config): (response: ServerResponse) => void {
  const { code, httpStatus, message } = errorCodes.overloaded
  const headers = Object.entries({
    ...headersOfReply(config),
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'retry-after': String(retryAfterSeconds),
  }).flat()
  const start = `{"code":${JSON.stringify(code)},"msg":${JSON.stringify(message)},"traceId":"`
  return (response) => {
    const traceId = newTraceId()
    const body = `${start}${traceId}"}`
    const length = String(Buffer.byteLength(body))
    response.writeHead(httpStatus, [...headers, 'x-trace-id', traceId, 'content-length', length])
    response.end(body)
  }
}
