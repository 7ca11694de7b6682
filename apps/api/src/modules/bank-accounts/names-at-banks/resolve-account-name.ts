import type { PersonName } from '@kaadi/contract/users'
import * as z from 'zod/mini'
import { DomainError } from '../../../errors/domain-error.ts'
import { parseJson, readAtMost } from '../../../http/outgoing/read-reply.ts'

export interface AccountAtBank {
  readonly bankCode: string
  readonly accountNumber: string
}

/**
 * The name that a bank has on an account. Throws `bankAccountUnresolved` where the bank does not know the number and
 * `bankUnreachable` where it does not answer, or not sensibly: then nothing is known.
 */
export type ResolveAccountName = (account: AccountAtBank, asker: PersonName | null) => Promise<string>

/** Tells the stand-in of development, which has no customers of its own, who asks. A real provider is never told. */
export const askerHeader = 'x-development-asker'

export interface BankProviderOptions {
  /** Fixed by configuration, never by a request. */
  readonly baseUrl: string
  readonly secretKey: string
  readonly timeoutMs?: number
  /** The provider is the stand-in of development. */
  readonly isStandIn?: boolean
}

const replySchema = z.object({
  status: z.literal(true),
  data: z.object({
    // The published schema says integer, the service answers text: a number has lost its leading zeros.
    account_number: z.union([z.string(), z.number()]),
    account_name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  }),
})

const maxBytes = 64 * 1024
/** Answers by which the provider says that there is no such account. */
const unknownStates = new Set([400, 404, 422])

/** Asks the provider's `GET /bank/resolve`. */
export function createBankResolver({
  baseUrl,
  secretKey,
  timeoutMs = 6_000,
  isStandIn = false,
}: BankProviderOptions): ResolveAccountName {
  return async ({ bankCode, accountNumber }, asker) => {
    const address = new URL('/bank/resolve', baseUrl)
    address.search = new URLSearchParams({ account_number: accountNumber, bank_code: bankCode }).toString()
    const headers: Record<string, string> = {
      authorization: `Bearer ${secretKey}`,
      accept: 'application/json',
      ...(isStandIn && asker && { [askerHeader]: encodeURIComponent(JSON.stringify(asker)) }),
    }
    const { status, text } = await ask(address, headers, timeoutMs)
    if (unknownStates.has(status)) throw new DomainError('bankAccountUnresolved')
    const reply = status === 200 ? z.safeParse(replySchema, parseJson(text)) : undefined
    if (!reply?.success || !isSameNumber(reply.data.data.account_number, accountNumber)) throw unreachable()
    return reply.data.data.account_name.replace(/\s+/g, ' ')
  }
}

/** Without a provider no name is known, and a name that the seller types is never believed. */
export const noBankProvider: ResolveAccountName = async () => {
  throw unreachable()
}

async function ask(
  address: URL,
  headers: Record<string, string>,
  timeoutMs: number,
): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(address, {
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { status: response.status, text: await readAtMost(response, maxBytes) }
  } catch (cause) {
    throw unreachable(cause)
  }
}

const isSameNumber = (answered: string | number, asked: string): boolean =>
  typeof answered === 'number' ? answered === Number(asked) : answered === asked

const unreachable = (cause?: unknown): DomainError =>
  new DomainError('bankUnreachable', { retryAfterSeconds: 5, cause })
