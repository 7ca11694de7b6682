import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerNotFound, answerWrongMethod } from '../plugins/error-handler.ts'
import { headersOfPage, headersOfPart } from '../plugins/security-headers.ts'
import type { FoundPage } from './built-site.ts'
import type { Encoding } from './file-set.ts'
import { findPage, type Sites } from './find-page.ts'
import { visitorLanguage } from './landing/visitor-language.ts'
import type { FindWritten } from './landing/written-files.ts'

/** Everything that is no call of the contract: the front ends under one origin, and the 404 for the rest. */
export function serveSites(app: FastifyInstance, sites: Sites, findWritten?: FindWritten): void {
  app.setNotFoundHandler(async (request, reply) => {
    // Its pages name their parts from where they stand.
    if (request.url === '/storybook' && sites.storybook.find('index.html'))
      return reply.redirect('/storybook/')
    const page = (await writtenFor(findWritten, request)) ?? pageFor(sites, request)
    if (page) return sendPage(page, request, reply)
    return answerWrongMethod(app, request, reply) ?? answerNotFound(request, reply)
  })
}

/** A path that cannot be decoded names no file: a browser that goes there is told so by the app, under that very address. */
export function sendUndecodedPage(sites: Sites, request: FastifyRequest, reply: FastifyReply): boolean {
  const page =
    isRead(request) && wantsPage(request) ? findPage(sites, request.url.split('?')[0]!, true) : undefined
  if (page) void sendPage(page, request, reply)
  return page !== undefined
}

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD'

async function writtenFor(
  find: FindWritten | undefined,
  request: FastifyRequest,
): Promise<FoundPage | undefined> {
  const path = isRead(request) ? safePath(request.url) : undefined
  const { s } = request.query as { readonly s?: unknown }
  return path === undefined
    ? undefined
    : find?.(path, visitorLanguage(request), typeof s === 'string' ? s : undefined)
}

const doors = new Set(['/console', '/console/'])

function pageFor(sites: Sites, request: FastifyRequest): FoundPage | undefined {
  if (!isRead(request)) return undefined
  const path = safePath(request.url)
  if (path === undefined) return undefined
  // The door answers whoever knocks: a monitor asks for anything.
  return findPage(sites, path, wantsPage(request) || doors.has(path))
}

const wantsPage = ({ headers }: FastifyRequest): boolean => (headers.accept ?? '').includes('text/html')

function safePath(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split('?')[0]!)
  } catch {
    return undefined
  }
}

/** What a browser shows as a document of its own. */
const mayBeShown = /^(text\/(html|plain)|image\/svg|application\/xml)/

async function sendPage(
  page: FoundPage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { file, kind, cacheControl, language, isMissing } = page
  reply.headers({
    ...(mayBeShown.test(file.type) ? headersOfPage(kind, file.inline) : headersOfPart(kind, file.type)),
    etag: file.etag,
    'cache-control': cacheControl,
    vary: language ? 'accept-encoding, accept-language, cookie' : 'accept-encoding',
    ...(language && { 'content-language': language }),
    ...(isMissing && { 'x-robots-tag': 'noindex' }),
  })
  // Nobody asks after a file that a page loads: fifty bytes of each on a slow line.
  if (!mayBeShown.test(file.type)) reply.removeHeader('x-trace-id')
  if (!isMissing && request.headers['if-none-match'] === file.etag) return reply.code(304).send()
  const encoding = encodingFor(request)
  const encoded = encoding && (await file.encoded(encoding))
  if (encoded) reply.header('content-encoding', encoding)
  return reply
    .code(isMissing ? 404 : 200)
    .type(file.type)
    .send(encoded ?? file.bytes)
}

function encodingFor(request: FastifyRequest): Encoding | undefined {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined
}
