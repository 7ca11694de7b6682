import { buildPushPayload } from '@block65/webcrypto-web-push'
import type { PushKeys } from './push-key.ts'
import type { DuePush } from './subscriptions.repository.ts'

export interface PushTerms {
  /** Whom a push service may write to. */
  readonly from: string
  /** How long the push service keeps it for a browser that is off. */
  readonly secondsLeft: number
}

const mailAddress = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from

/** The library takes https alone; a push service on this machine, in development, is named as if it spoke it. */
const named = (endpoint: string): string => endpoint.replace(/^http:/, 'https:')

/** A message that its browser alone can read (RFC 8291), signed by this service (RFC 8292). */
export async function encryptPush(
  { subscription, message }: Pick<DuePush, 'subscription' | 'message'>,
  { publicKey, privateKey }: PushKeys,
  { from, secondsLeft }: PushTerms,
) {
  const { endpoint, p256dh, auth } = subscription
  const { body, headers } = await buildPushPayload(
    {
      data: JSON.stringify(message),
      options: { ttl: secondsLeft, urgency: 'normal' },
    },
    { endpoint: named(endpoint), expirationTime: null, keys: { p256dh, auth } },
    { subject: `mailto:${mailAddress(from)}`, publicKey, privateKey },
  )
  return { body, headers }
}
