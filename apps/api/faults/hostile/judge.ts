import { errorTable } from '@kaadi/contract/errors'
import type { Endpoint } from '@kaadi/contract/http'
import type { OperatorRole } from '@kaadi/contract/operators'
import type { Answer } from './send.ts'

/** Who sends: nobody, a seller, or an operator of one role. */
export interface Identity {
  readonly auth?: 'bearer' | 'operator'
  readonly role?: OperatorRole
  readonly token?: string
}

const codes = new Set<unknown>([0, ...Object.values(errorTable).map(({ code }) => code)])

/** What is wrong with an answer, whatever was asked: a sentence each. */
export function judge(
  { auth, roles: allowed }: Endpoint,
  identity: Identity,
  method: string,
  answer: Answer,
): string[] {
  const { status, retryAfter, text } = answer
  if (status >= 500 && !(status === 503 && retryAfter !== undefined))
    return [`answered ${status}: ${text.replace(/,"traceId":"[^"]*"/, '').slice(0, 200)}`]
  const isTheirs =
    auth === 'none' ||
    auth === 'optional' ||
    (auth === identity.auth && (!allowed || allowed.includes(identity.role!)))
  if (status < 300 && !isTheirs && ['GET', 'POST'].includes(method))
    return [`is done for ${identity.role ?? identity.auth ?? 'nobody'}`]
  if (status < 400 || method === 'HEAD') return []
  const code = codeOf(text)
  return codes.has(code) ? [] : [`answered ${status} without a code of the contract: ${text.slice(0, 100)}`]
}

function codeOf(text: string): unknown {
  try {
    return (JSON.parse(text) as { code?: unknown } | null)?.code
  } catch {
    return undefined
  }
}
