import { setTimeout as sleep } from 'node:timers/promises'
import type { Endpoint, EndpointBody, EndpointData, EndpointQuery } from '@kaadi/contract/http'
import { headerNames, withApiPrefix } from '@kaadi/contract/http'
import { operators } from '@kaadi/contract/operators'
import { sessions } from '@kaadi/contract/sessions'
import { passwordHash } from '@kaadi/core/crypto'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse as Response } from 'fastify'
import { type DemoSeller, demoPassword } from '../../accounts.ts'

export interface Asking<E extends Endpoint> {
  readonly body: EndpointBody<E>
  readonly query?: EndpointQuery<E>
  /** The one file of a multipart form. */
  readonly file?: Buffer
  /** The same at every start, so that a history that was cut off is continued and never doubled. */
  readonly key: string
}

export interface DemoPerson {
  readonly ask: <E extends Endpoint>(endpoint: E, asking: Asking<E>) => Promise<EndpointData<E>>
}

/** What the service said to a call that it refused. */
export class DemoRefusal extends Error {
  readonly reply: Envelope

  constructor({ path }: Endpoint, reply: Envelope) {
    super(`${path} answered ${reply.code}: ${reply.msg}`)
    this.reply = reply
  }
}

interface Envelope {
  readonly code: unknown
  readonly msg: string
  readonly data: unknown
  readonly details?: unknown
}

/** Acts for a demo account through the service's own calls, as a phone (a seller's device) or the console would. */
export async function signInDemo(
  http: FastifyInstance,
  email: string,
  device?: DemoSeller['device'],
  factor?: string,
): Promise<DemoPerson> {
  const password = passwordHash(email, demoPassword)
  const endpoint = device ? sessions.create : operators.signIn
  const form = { grant_type: 'password', username: email, password, scope: 'server' }
  const reply = await send(http, {
    method: 'POST',
    url: withApiPrefix(endpoint.path),
    ...(device
      ? {
          payload: new URLSearchParams(form).toString(),
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            'user-agent': device.userAgent,
            ...(device.name && { [headerNames.clientId]: device.name }),
          },
          remoteAddress: device.ip,
        }
      : { payload: { username: email, password, ...(factor && { factor }) } }),
  })
  const { access_token: token } = dataOf(endpoint, reply.json()) as { access_token: string }
  return {
    ask: async (called, asking) => {
      const answer = await send(http, {
        method: called.method,
        url: withApiPrefix(called.path),
        payload: payloadOf(asking),
        ...(asking.query !== undefined && { query: asking.query as Record<string, string> }),
        headers: {
          authorization: `Bearer ${token}`,
          'idempotency-key': `demo-${asking.key.replaceAll(' ', '-')}`,
        },
      })
      return dataOf(called, answer.json()) as EndpointData<typeof called>
    },
  }
}

const longestBusyMs = 120_000

/** A service that is busy is asked again when it says: a first start among others must not end without its history. */
async function send(http: FastifyInstance, request: InjectOptions): Promise<Response> {
  for (const until = performance.now() + longestBusyMs; ; ) {
    const reply = await http.inject(request)
    if (reply.statusCode !== 503 || performance.now() > until) return reply
    await sleep(Number(reply.headers['retry-after'] ?? 1) * 1_000)
  }
}

function payloadOf({ body, file }: { body: unknown; file?: Buffer }): object {
  if (!file) return body as object
  const form = new FormData()
  for (const [name, value] of Object.entries(body as Record<string, string>)) form.append(name, value)
  form.append('file', new Blob([new Uint8Array(file)]))
  return form
}

export function dataOf(endpoint: Endpoint, reply: Envelope): unknown {
  if (reply.code !== 0) throw new DemoRefusal(endpoint, reply)
  return reply.data
}
