import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError } from '../errors/domain-error.ts'

/** Whether it is text: without NUL, which no column takes, and without half a surrogate pair, which has no bytes. */
const isText = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/**
 * What nobody sees and what changes how the text around it reads: embeddings, overrides and isolates of direction, and
 * spaces without width. Letters that run from right to left need none of them; what joins letters and emoji stays. Codes that
 * are pasted from a chat bring them along, and each has a rule of its own that leaves them out.
 */
const hidden = /[\u202a-\u202e\u2066-\u2069\u200b\u2060\ufeff]/

const isCode = (path: string): boolean => path === 'code' || path.endsWith('.code')

const noText = 'This holds characters that no text has: NUL, or half of a pair. Leave them out.'
const hiddenText =
  'This holds invisible characters, such as marks that turn the direction of text. Type it out instead of pasting it.'

export const unreadable = (path = '', message = noText): DomainError => {
  return new DomainError('invalidInput', {
    message,
    ...(path !== '' && { details: { fields: [{ path, message }] } }),
  })
}

/** Looks at every text in what was sent, names of fields too. */
export function requireText(value: unknown, path = ''): void {
  if (typeof value === 'string') {
    if (!isText(value)) throw unreadable(path)
    if (!isCode(path) && hidden.test(value)) throw unreadable(path, hiddenText)
    return
  }
  if (value === null || typeof value !== 'object' || Buffer.isBuffer(value)) return
  for (const [name, field] of Object.entries(value)) {
    if (!isText(name)) throw unreadable()
    requireText(field, path === '' ? name : `${path}.${name}`)
  }
}

const ownAddress = /^\/(api|object|callback|dev)\//

/** An address as it travels: every byte of it stands for a character. A page is shown whatever its query holds. */
function requireAddress(url: string, isCall: boolean): void {
  if (!url.includes('%')) return
  const isOwn = ownAddress.test(url)
  if (/%00/.test(isCall || isOwn ? url : url.split('?', 1)[0]!)) throw unreadable()
  if (!isOwn) return
  try {
    decodeURIComponent(url)
  } catch {
    throw unreadable()
  }
}

/** Pairs of name and value. Who names two hosts wants two servers between us to read two different ones. */
function requireHeaders(raw: readonly string[], version: string): void {
  let hosts = 0
  for (let place = 0; place < raw.length; place += 2) {
    const name = raw[place]!
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++
    if (!isText(raw[place + 1]!)) throw unreadable(name.toLowerCase())
  }
  if (hosts === 0 && version === '1.1')
    throw new DomainError('invalidInput', { message: 'This request names no host. Send a Host header.' })
  if (hosts > 1)
    throw new DomainError('invalidInput', { message: 'This request names two hosts. Send one Host header.' })
}

/** One rule at the edge, for whatever answers: pages, calls and what is found nowhere. Forms of several parts ask by themselves. */
export function refuseUnreadable(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw, is404 }: FastifyRequest) => {
    requireHeaders(raw.rawHeaders, raw.httpVersion)
    // Pages are served where no call answers (`front-ends/serve-sites.ts`).
    requireAddress(raw.url ?? '', !is404)
  })
  app.addHook('preValidation', async ({ body }: FastifyRequest) => requireText(body))
}
