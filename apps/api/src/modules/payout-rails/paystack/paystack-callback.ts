import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import type { CallbackHeaders, ParsedCallback } from '../payout-provider.ts'
import { callbackSchema } from './paystack.schemas.ts'

export const signatureHeader = 'x-paystack-signature'

/** HMAC-SHA512 over the bytes as they came. */
export const signCallback = (raw: Buffer, secretKey: string): string =>
  createHmac('sha512', secretKey).update(raw).digest('hex')

export interface CallbackKeys {
  readonly secretKey: string
  /** Of before a change of the key: callbacks that were signed with it come for 72 hours. */
  readonly previousSecretKey?: string | undefined
}

/** The signature is looked at first, over the raw bytes and in constant time: nothing else of what is forged is read. */
export function parseCallback(raw: Buffer, headers: CallbackHeaders, keys: CallbackKeys): ParsedCallback {
  const key = signedBy(raw, headers[signatureHeader], keys)
  if (!key) return { kind: 'forged' }
  const parsed = z.safeParse(callbackSchema, parseJson(raw))
  if (!parsed.success) return { kind: 'unreadable', key }
  const { event, data } = parsed.data
  return {
    kind: 'event',
    key,
    event: {
      event,
      reference: data.reference,
      amountMinor: data.amount === undefined ? null : BigInt(data.amount),
      currency: data.currency ?? null,
      recipientCode: recipientOf(data.recipient),
    },
  }
}

function signedBy(
  raw: Buffer,
  given: string | string[] | undefined,
  { secretKey, previousSecretKey }: CallbackKeys,
): 'current' | 'previous' | undefined {
  if (typeof given !== 'string' || !/^[0-9a-f]{128}$/.test(given)) return undefined
  const signature = Buffer.from(given, 'hex')
  const fits = (key: string) => timingSafeEqual(Buffer.from(signCallback(raw, key), 'hex'), signature)
  if (fits(secretKey)) return 'current'
  return previousSecretKey !== undefined && fits(previousSecretKey) ? 'previous' : undefined
}

/** Undefined where it is none, or holds a NUL, which the database keeps in no text. */
function parseJson(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString(), (_, value: unknown) => {
      if (typeof value === 'string' && value.includes('\0')) throw new SyntaxError('It holds a NUL.')
      return value
    })
  } catch {
    return undefined
  }
}

const recipientOf = (recipient: unknown): string | null => {
  if (typeof recipient === 'string') return recipient
  const code = (recipient as { recipient_code?: unknown } | null | undefined)?.recipient_code
  return typeof code === 'string' ? code : null
}
