import { createHash } from 'node:crypto'
import { sellerEndpoints } from '@kaadi/contract'
import { withApiPrefix } from '@kaadi/contract/http'
import type { BrowserContext } from 'playwright-core'

/** A seller of the demo content, with trades and money. */
export const demoSeller = { email: 'adaeze@kaadi.example', password: 'kaadi-demo-2026' }

const tokenOf = async (service: string, { email, password } = demoSeller): Promise<string> => {
  const reply = await fetch(`${service}${withApiPrefix(sellerEndpoints.sessions.create.path)}`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'password',
      scope: 'server',
      username: email,
      password: createHash('md5').update(`${email}${password}`).digest('hex'),
    }),
  })
  const { data } = (await reply.json()) as { data: { access_token: string } }
  return data.access_token
}

/** Signs a browser in without its form, as a person whose session began on an earlier day. */
export const signIn = async (context: BrowserContext, service: string): Promise<void> => {
  const token = await tokenOf(service)
  await context.addCookies([{ name: 'token', value: token, url: service, sameSite: 'Strict' }])
}
