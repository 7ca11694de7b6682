import type { EndpointGroups } from '@kaadi/contract/http'
import { createMemoryStorage } from '../storage/index.ts'
import { type ClientOptions, createClient } from './index.ts'

/** A request as it reached the network edge. */
export interface Seen {
  readonly method: string
  readonly url: string
  readonly headers: Record<string, string>
  readonly body: string
}

type Answer = Response | Error | ((request: Request) => Response | Promise<Response>)

/** An envelope as the service sends it. */
export const ok = (data: unknown, status = 200): Response =>
  Response.json({ code: 0, msg: 'ok', data }, { status })

/** A refusal as the service sends it. */
export const refusal = (
  code: number | string,
  status: number,
  msg: string | null = null,
  more = {},
): Response => Response.json({ code, msg, ...more }, { status })

/** A client whose network edge answers from a list, one answer for each request. */
export const clientOf = <const G extends EndpointGroups<G>>(
  endpoints: G,
  answers: readonly Answer[],
  options: Partial<ClientOptions<G>> = {},
) => {
  const seen: Seen[] = []
  const left = [...answers]
  const storage = createMemoryStorage({ clientId: 'client-1' })
  const client = createClient({
    endpoints,
    baseUrl: 'https://kaadi.example',
    platform: 'web',
    storage,
    userAgent: 'Test/1.0',
    random: () => 0,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const body = await request.clone().text()
      seen.push({
        method: request.method,
        url: request.url,
        headers: Object.fromEntries(request.headers),
        body,
      })
      const answer = left.shift()
      if (answer === undefined) throw new Error('The test gave no answer for this request.')
      if (answer instanceof Error) throw answer
      return typeof answer === 'function' ? answer(request) : answer
    },
    ...options,
  })
  return { client, seen, storage }
}
