import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** Numbers each request and says so in the reply, for support. */
export const newTraceId = (): string => randomBytes(9).toString('base64url')

const emptyIsNothing = (parse: (text: string) => unknown) => (text: string) =>
  text === '' ? undefined : parse(text)

/** JSON alone, unless a call declares another body; an empty one is none. */
export function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parse = emptyIsNothing((text) => JSON.parse(text, refusePrototype))
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, parse(body as string))
    } catch {
      done(Object.assign(new Error('not JSON'), { statusCode: 400 }))
    }
  })
}

function refusePrototype(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('forbidden key')
  return value
}
