import { randomFillSync } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

const bytesOfTraceId = 9
/** Drawn for many at once: to ask for nine bytes costs as much as to ask for thousands. */
const chance = Buffer.alloc(bytesOfTraceId * 256)
let used = chance.length

/** Numbers each request and says so in the reply, for support. */
export function newTraceId(): string {
  if (used === chance.length) {
    randomFillSync(chance)
    used = 0
  }
  used += bytesOfTraceId
  return chance.toString('base64url', used - bytesOfTraceId, used)
}

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
