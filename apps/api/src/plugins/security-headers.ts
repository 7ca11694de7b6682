import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/** What a reply is, as far as a browser may do something with it. */
export type PageKind = 'app' | 'landing' | 'phoneFrame' | 'console' | 'plain' | 'storybook'

type Policy = Readonly<Record<string, string>>

const nothing: Policy = { 'default-src': "'none'", 'base-uri': "'none'", 'form-action': "'none'" }

/** Scripts and styles are files of ours, or stand in a page of the build, by their hash; no text becomes a script. */
const ownFiles: Policy = {
  ...nothing,
  'script-src': "'self'",
  'style-src': "'self'",
  'font-src': "'self'",
  'img-src': "'self' data: blob:",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self' blob:",
  'require-trusted-types-for': "'script'",
}

const policies: Record<PageKind, Policy> = {
  app: { ...ownFiles, 'frame-ancestors': "'self'" },
  landing: { ...ownFiles, 'frame-ancestors': "'self'" },
  // The one page that frames, and only pages of its own origin.
  phoneFrame: { ...ownFiles, 'frame-src': "'self'", 'frame-ancestors': "'self'" },
  console: { ...ownFiles, 'frame-ancestors': "'none'" },
  // Pages that the service writes itself: no script at all.
  plain: {
    ...nothing,
    'style-src': "'self'",
    'font-src': "'self'",
    'img-src': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  },
  // A tool of development, which writes scripts into its pages; never served in production.
  storybook: {
    'default-src': "'self' 'unsafe-inline' 'unsafe-eval' data: blob:",
    'frame-ancestors': "'self'",
  },
}

const replyPolicy: Policy = { ...nothing, 'frame-ancestors': "'none'" }

const written = (policy: Policy): string =>
  Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

const headersOf = (policy: Policy) => ({
  'content-security-policy': written(policy),
  'x-frame-options': policy['frame-ancestors'] === "'self'" ? 'SAMEORIGIN' : 'DENY',
})

/** What only a document heeds is not sent with each file and each reply: 120 bytes of each on a slow line. */
const headersOfDocument = (policy: Policy) => ({
  ...headersOf(policy),
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
})

const pageHeaders = Object.fromEntries(
  Object.entries(policies).map(([kind, policy]) => [kind, headersOfDocument(policy)]),
) as Record<PageKind, ReturnType<typeof headersOfDocument>>

/** What a page of the build holds itself, by hash. */
export interface InlineHashes {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

const withHashes = (policy: Policy, { scripts, styles }: InlineHashes): Policy => ({
  ...policy,
  'script-src': [policy['script-src'], ...scripts].join(' '),
  'style-src': [policy['style-src'], ...styles].join(' '),
})

/** What holds a script that runs as a worker: a page's policy says more, of what only a page can do. */
const scriptHeaders = {
  'content-security-policy': written({
    'default-src': "'none'",
    'script-src': "'self'",
    'connect-src': "'self'",
    'require-trusted-types-for': "'script'",
  }),
}

/** Headers of what a page loads. What is no script does nothing, and keeps those of every reply. */
export const headersOfPart = (kind: PageKind, type: string) => {
  if (kind === 'storybook') return headersOf(policies.storybook)
  return type.startsWith('text/javascript') ? scriptHeaders : {}
}

/** Headers of a page; everything else has those of a reply that no browser may show. */
export const headersOfPage = (kind: PageKind, inline: InlineHashes = { scripts: [], styles: [] }) =>
  inline.scripts.length + inline.styles.length > 0 && policies[kind]['script-src']
    ? headersOfDocument(withHashes(policies[kind], inline))
    : pageHeaders[kind]

/** Headers of every reply, whatever it is. */
export const headersOfReply = ({ mode, publicUrl }: Config): Readonly<Record<string, string>> => ({
  ...headersOf(replyPolicy),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(mode === 'production' &&
    publicUrl?.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
})

/** Before anything else can answer. */
export function setSecurityHeaders(app: FastifyInstance, config: Config): void {
  const always = headersOfReply(config)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(always).header('x-trace-id', request.id)
  })
}
