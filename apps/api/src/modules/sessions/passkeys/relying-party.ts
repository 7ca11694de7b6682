import type { FastifyRequest } from 'fastify'
import type { Config } from '../../../config.ts'

/** The address at which a passkey is made or proved. */
export interface RelyingParty {
  /** The domain that the passkey is bound to. */
  readonly id: string
  /** Pages that may ask for it. */
  readonly origins: readonly string[]
}

const covers = (domain: string, host: string) => host === domain || host.endsWith(`.${domain}`)

/** Undefined where passkeys do not work: at a bare number, or at a host outside the configured domains. */
export function relyingPartyOf(config: Config, { headers }: FastifyRequest): RelyingParty | undefined {
  const { publicUrl, allowedOrigins, passkeyDomains } = config
  const here = new URL(publicUrl ?? `http://${headers.host ?? 'localhost'}`).origin
  const origin = headers.origin ?? here
  if (!URL.canParse(origin)) return undefined
  const { hostname } = new URL(origin)
  if (/^[\d.]+$|^\[/.test(hostname)) return undefined
  const own = publicUrl === undefined ? [origin] : [here]
  const domains = passkeyDomains.length > 0 ? passkeyDomains : own.map((url) => new URL(url).hostname)
  const id = domains.find((domain) => covers(domain, hostname))
  const isOfIt = (url: string) => URL.canParse(url) && id !== undefined && covers(id, new URL(url).hostname)
  return id === undefined ? undefined : { id, origins: [...own, ...allowedOrigins].filter(isOfIt) }
}
