import type { Endpoint, EndpointBody, EndpointData } from '@kaadi/contract/http'
import { withApiPrefix } from '@kaadi/contract/http'
import { operators } from '@kaadi/contract/operators'
import { sessions } from '@kaadi/contract/sessions'
import { passwordHash } from '@kaadi/core/crypto'
import type { FastifyInstance } from 'fastify'
import { demoPassword } from './accounts.ts'

export interface Asking<E extends Endpoint> {
  readonly body: EndpointBody<E>
  /** The one file of a multipart form. */
  readonly file?: Buffer
  /** The same at every start, so that a history that was cut off is continued and never doubled. */
  readonly key: string
}

export interface DemoPerson {
  readonly ask: <E extends Endpoint>(endpoint: E, asking: Asking<E>) => Promise<EndpointData<E>>
}

/** Acts for a demo account through the service's own calls, as a phone or the console would. */
export async function signInDemo(
  http: FastifyInstance,
  email: string,
  realm: 'seller' | 'operator',
): Promise<DemoPerson> {
  const password = passwordHash(email, demoPassword)
  const endpoint = realm === 'seller' ? sessions.create : operators.signIn
  const form = { grant_type: 'password', username: email, password, scope: 'server' }
  const reply = await http.inject({
    method: 'POST',
    url: withApiPrefix(endpoint.path),
    ...(realm === 'seller'
      ? {
          payload: new URLSearchParams(form).toString(),
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        }
      : { payload: { username: email, password } }),
  })
  const { access_token: token } = dataOf<{ access_token: string }>(endpoint, reply.json())
  return {
    ask: async (called, asking) => {
      const answer = await http.inject({
        method: called.method,
        url: withApiPrefix(called.path),
        payload: payloadOf(asking),
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': `demo-${asking.key}` },
      })
      return dataOf(called, answer.json())
    },
  }
}

function payloadOf({ body, file }: { body: unknown; file?: Buffer }): object {
  if (!file) return body as object
  const form = new FormData()
  for (const [name, value] of Object.entries(body as Record<string, string>)) form.append(name, value)
  form.append('file', new Blob([new Uint8Array(file)]))
  return form
}

function dataOf<Data>({ path }: Endpoint, envelope: { code: unknown; msg: string; data: Data }): Data {
  if (envelope.code !== 0) throw new Error(`${path} answered ${envelope.code}: ${envelope.msg}`)
  return envelope.data
}
