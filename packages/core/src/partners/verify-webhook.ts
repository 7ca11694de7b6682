import { type PartnerEvent, partnerEventSchema } from '@kaadi/contract/partners'

/** What a receiver was sent, and what it knows. */
export interface SignedWebhook {
  /** The body as it came, byte by byte: parsed and written again it has another signature. */
  readonly body: string | Uint8Array
  /** The header `Kaadi-Signature`. */
  readonly signature: string | null | undefined
  /** The signing secret, `whsec_…`. While you replace it, try one after the other. */
  readonly secret: string
  /** How old an event may be, and how far ahead of the receiver's clock, in seconds: 300 when left out. */
  readonly toleranceSeconds?: number
  /** Milliseconds since 1970; the clock of the machine when left out. */
  readonly now?: () => number
}

/** An event that is ours, or why it is not taken. */
export type VerifiedWebhook =
  | { readonly ok: true; readonly event: PartnerEvent }
  | {
      readonly ok: false
      /** `malformed`: no such header, or no such event. `stale`: too old or too new. `wrong`: signed by somebody else. */
      readonly reason: 'malformed' | 'stale' | 'wrong'
    }

const usualTolerance = 300

/**
 * Checks that a webhook was sent by Kaadi, and lately. Signed is `{t}.{body}` with HMAC-SHA256; the header is
 * `t=1764000000,v1=<hex>`, with one `v1` more while a secret is being replaced. Events come at least once: keep
 * `event.eventId`, and drop one that you have had.
 *
 * @example
 * const checked = await verifyPartnerWebhook({ body, signature: headers['kaadi-signature'], secret })
 * if (checked.ok) await take(checked.event)
 */
export const verifyPartnerWebhook = async ({
  body,
  signature,
  secret,
  toleranceSeconds = usualTolerance,
  now = Date.now,
}: SignedWebhook): Promise<VerifiedWebhook> => {
  const header = readHeader(signature ?? '')
  if (!header) return { ok: false, reason: 'malformed' }
  if (Math.abs(now() / 1000 - header.seconds) > toleranceSeconds) return { ok: false, reason: 'stale' }
  const text = new TextEncoder()
  const bytes = typeof body === 'string' ? text.encode(body) : body
  const key = await crypto.subtle.importKey(
    'raw',
    text.encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['verify'],
  )
  const signed = joined(text.encode(`${header.seconds}.`), bytes)
  // Compared by the platform, in a time that tells nothing.
  const fits = await Promise.all(
    header.signatures.map((one) => crypto.subtle.verify('HMAC', key, one, signed)),
  )
  if (!fits.includes(true)) return { ok: false, reason: 'wrong' }
  const event = partnerEventSchema.safeParse(parsed(new TextDecoder().decode(bytes)))
  return event.success ? { ok: true, event: event.data } : { ok: false, reason: 'malformed' }
}

interface Header {
  readonly seconds: number
  readonly signatures: readonly Uint8Array<ArrayBuffer>[]
}

const readHeader = (header: string): Header | undefined => {
  const parts = header.split(',').map((part) => part.trim())
  const seconds = parts.map((part) => /^t=(\d{1,12})$/.exec(part)?.[1]).find((found) => found !== undefined)
  const signatures = parts.flatMap((part) => /^v1=([0-9a-f]{64})$/.exec(part)?.[1] ?? []).map(bytesOf)
  return seconds && signatures.length > 0 ? { seconds: Number(seconds), signatures } : undefined
}

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(hex.length / 2)
  for (let at = 0; at < bytes.length; at++) bytes[at] = Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16)
  return bytes
}

const joined = (first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> => {
  const all = new Uint8Array(first.length + second.length)
  all.set(first)
  all.set(second, first.length)
  return all
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
