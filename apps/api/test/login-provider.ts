import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

export const providerClient = { id: 'kaadi', secret: 'a secret of thirty-two characters' }

export interface LoginProvider {
  readonly issuer: string
  /** Who is signed in there; undefined for somebody who says no. */
  who: string | undefined
  /** Its addresses that answer with a page of words. */
  nonsenseAt: readonly string[]
  /** Goes there as a browser does, and answers what comes back in the address. */
  readonly visit: (url: string) => Promise<Record<string, string>>
  readonly close: () => Promise<unknown>
}

const listen = (server: Server) =>
  new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
  })
const sayWelcome = (response: ServerResponse) => {
  response.setHeader('content-type', 'text/html')
  response.end('<h1>Welcome</h1>')
}
const closing = (server: Server) => () =>
  new Promise((resolve) => {
    server.closeAllConnections()
    server.close(resolve)
  })

/** A certified OpenID Connect provider, in which a test says who is signed in. */
export async function startLoginProvider(redirectUri: string): Promise<LoginProvider> {
  let handle: Parameters<typeof createServer>[1] = () => undefined
  const server = createServer((request, response) => handle!(request, response))
  const issuer = await listen(server)
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: providerClient.id,
        client_secret: providerClient.secret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    cookies: { keys: ['of a test'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    findAccount: (_, accountId) => ({ accountId, claims: () => ({ sub: accountId }) }),
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    // Whoever signs in has agreed.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({
        clientId: oidc.client!.clientId,
        accountId: oidc.session!.accountId!,
      })
      grant.addOIDCScope('openid')
      await grant.save()
      return grant
    },
  })
  const callback = provider.callback()
  const self: LoginProvider = { issuer, who: 'ada', nonsenseAt: [], visit, close: closing(server) }
  handle = (request, response) => {
    if (self.nonsenseAt.includes(new URL(request.url!, issuer).pathname)) return sayWelcome(response)
    if (!request.url?.startsWith('/interaction/')) return callback(request, response)
    const result = self.who
      ? { login: { accountId: self.who, remember: false } }
      : { error: 'access_denied', error_description: 'The person said no.' }
    provider
      .interactionFinished(request, response, result)
      .catch((error: Error) => response.end(error.message))
  }

  async function visit(url: string): Promise<Record<string, string>> {
    const cookies = new Map<string, string>()
    for (let next = url; ; ) {
      const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
      const reply = await fetch(next, { redirect: 'manual', headers: { cookie } })
      for (const set of reply.headers.getSetCookie()) {
        const [name = '', value = ''] = set.split(';')[0]!.split('=')
        cookies.set(name, value)
      }
      const location = reply.headers.get('location')
      if (!location) throw new Error(`${next} answered ${reply.status}: ${await reply.text()}`)
      next = new URL(location, next).href
      if (next.startsWith(redirectUri)) return Object.fromEntries(new URL(next).searchParams)
    }
  }
  return self
}

/** A server that answers each address with what a test says, and else with a page of words. */
export async function startNonsense(answers: (issuer: string) => Record<string, unknown>) {
  const server = createServer((request, response) => {
    const answer = answers(issuer)[new URL(request.url!, issuer).pathname]
    if (!answer) return sayWelcome(response)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(answer))
  })
  const issuer: string = await listen(server)
  return { issuer, close: closing(server) }
}
