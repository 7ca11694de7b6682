import { isUtf8 } from 'node:buffer'
import { randomFillSync } from 'node:crypto'
import { parse } from 'node:querystring'
import type { FastifyInstance } from 'fastify'
import { unreadable } from './readable-text.ts'

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

/** JSON, and forms where a call declares them; an empty body is none. */
export function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  take(app, 'application/json', (text) => JSON.parse(text, refusePrototype))
  take(app, 'application/x-www-form-urlencoded', (text) => {
    // What cannot be decoded would be let through as it stands.
    decodeURIComponent(text)
    return parse(text)
  })
}

function take(app: FastifyInstance, type: string, read: (text: string) => unknown): void {
  app.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, bytes, done) => {
    if (!isUtf8(bytes as Buffer)) return done(unreadable())
    const text = bytes.toString()
    try {
      done(null, text === '' ? undefined : read(text))
    } catch (error) {
      done(error instanceof URIError ? unreadable() : notReadable())
    }
  })
}

const notReadable = () => Object.assign(new Error('not readable'), { statusCode: 400 })

function refusePrototype(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('forbidden key')
  return value
}
