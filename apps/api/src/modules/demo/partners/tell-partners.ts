import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Endpoint, type EndpointBody, type EndpointData, withApiPrefix } from '@kaadi/contract/http'
import { partnerApi } from '@kaadi/contract/partner-api'
import { partnerReviews } from '@kaadi/contract/partner-reviews'
import { partnerScopes, partners } from '@kaadi/contract/partners'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { deliverNow } from '../../partners/index.ts'
import { demoSellers } from '../accounts.ts'
import { hasPartners, markPartners } from '../demo.repository.ts'
import { type DemoPerson, dataOf, signInDemo } from '../history/acts/demo-client.ts'

const sellerNamed = (email: string) => demoSellers.find((seller) => seller.email === email)!

/**
 * One partner with a key, a webhook and some events, and one application that waits. Told once; a start that is cut off is
 * gone on with by the next one.
 */
export async function tellPartners(deps: Deps, http: FastifyInstance): Promise<string> {
  const { db } = deps.database
  if (await hasPartners(db)) return 'partners are there'
  const [efua, kwame] = await Promise.all(
    ['efua@kaadi.example', 'kwame@kaadi.example'].map((email) =>
      signInDemo(http, email, sellerNamed(email).device),
    ),
  )
  const admin = await signInDemo(http, 'admin@kaadi.example')
  await kwame!.ask(partners.apply, {
    key: 'kwame-partner-application',
    body: {
      companyName: 'Kumasi Card Corner',
      website: 'https://kumasicards.example',
      sells: 'Steam and Amazon cards that our customers bring to the shop at Kejetia market.',
      expectedVolume: '60000',
    },
  })
  await acceptPartner(efua!, admin)
  await sendEvents(deps, http, efua!)
  await markPartners(db)
  return '1 partner, 1 application that waits'
}

async function acceptPartner(efua: DemoPerson, admin: DemoPerson): Promise<void> {
  const { application } = await efua.ask(partners.apply, {
    key: 'efua-partner-application',
    body: {
      companyName: 'Accra Gift Exchange',
      website: 'https://accragift.example',
      sells: 'Gift cards of eleven brands, bought from regular customers through our own app.',
      expectedVolume: '120000',
    },
  })
  await admin.ask(partnerReviews.decide, {
    key: 'efua-partner-accepted',
    body: { applicationId: application!.applicationId, verdict: 'accept', tier: 'silver' },
  })
}

/** A server of the partner's own listens for a moment; what comes later finds it gone, and waits. */
async function sendEvents(deps: Deps, http: FastifyInstance, efua: DemoPerson): Promise<void> {
  const receiver = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(200).end())
  })
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening))
  try {
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks/kaadi`
    // Another address at each start, and a quote that holds for minutes alone: what came of a start before is not asked for.
    const run = deps.ids.publicId()
    await efua.ask(partners.saveWebhook, { key: `efua-partner-webhook-${run}`, body: { url } })
    const scopes = [...partnerScopes]
    await efua.ask(partners.makeKey, { key: 'efua-partner-live', body: { mode: 'live', scopes } })
    const { key } = await efua.ask(partners.makeKey, {
      key: 'efua-partner-sandbox',
      body: { mode: 'sandbox', scopes },
    })
    await efua.ask(partners.sendTest, { key: 'efua-partner-test', body: undefined })
    await playOrder(http, key, run)
    await deliverNow(deps)
  } finally {
    receiver.close()
  }
}

/** A pretend order, as a partner's program sends it. */
async function playOrder(http: FastifyInstance, partnerKey: string, run: string): Promise<void> {
  const send = async <E extends Endpoint>(endpoint: E, step: string, payload: EndpointBody<E> & object) => {
    const reply = await http.inject({
      method: endpoint.method,
      url: withApiPrefix(endpoint.path),
      payload,
      headers: { 'partner-key': partnerKey, 'idempotency-key': `demo-efua-sandbox-${step}-${run}` },
    })
    return dataOf(endpoint, reply.json()) as EndpointData<E>
  }
  const wish = { priceId: 'steam-us-ecode', faceValue: '100', count: 1, currencyId: 2 } as const
  const { quoteId } = await send(partnerApi.quote, 'quote', wish)
  const cards = [{ code: 'SANDBOX12345678', photos: [] }]
  await send(partnerApi.submit, 'submit', { quoteId, cards, scenario: 'infoAnswered' })
}
