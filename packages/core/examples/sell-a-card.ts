/**
 * Signs in, sells one gift card and waits for the desk's answer.
 *
 *   node examples/sell-a-card.ts <service address> <email> <password> <card code> <photo>
 *
 * Everything that can go wrong arrives as one of four errors, told apart by `kind`; see the end of the file.
 */
import { openAsBlob } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { type CardOrder, cardOrders, isOpen } from '@kaadi/contract/card-orders'
import { cardTypes } from '@kaadi/contract/card-types'
import { sessions } from '@kaadi/contract/sessions'
import { uploads } from '@kaadi/contract/uploads'
import { createClient, createIntent } from '@kaadi/core/client'
import { passwordHash } from '@kaadi/core/crypto'
import { describeError } from '@kaadi/core/errors'
import { createLiveEvents } from '@kaadi/core/live'
import { formatMoney } from '@kaadi/core/money'
import { createMemoryStorage } from '@kaadi/core/storage'

export interface Sale {
  /** Address of the service, such as `http://127.0.0.1:3000`. */
  readonly service: string
  readonly email: string
  readonly password: string
  readonly code: string
  readonly photo: Blob
  /** Which price to sell at: the first one when left out. */
  readonly priceId?: string
  readonly fetch?: typeof globalThis.fetch
  readonly say?: (line: string) => void
}

/** Sells one card and answers the order once the desk has decided it. */
export const sellACard = async (sale: Sale): Promise<CardOrder> => {
  const { service, email, password, code, photo, say = console.info } = sale
  const storage = createMemoryStorage()
  const client = createClient({
    endpoints: { sessions, cardTypes, cardOrders, uploads },
    baseUrl: service,
    platform: 'web',
    storage,
    ...(sale.fetch && { fetch: sale.fetch }),
  })

  const session = await client.sessions.create({
    body: { grant_type: 'password', username: email, password: passwordHash(email, password) },
  })
  storage.token.set(session.access_token, session.expires_in)
  say(`Signed in as ${email}.`)

  const prices = await client.cardTypes.newestPrices()
  const price = prices.find(({ id }) => id === (sale.priceId ?? prices[0]?.id))
  if (!price) throw new Error('This service buys no such card at the moment.')

  const quote = await client.cardOrders.quote({
    body: { priceId: price.id, faceValue: price.minFace, count: 1, currencyId: 1 },
  })
  say(
    `A card of ${quote.faceValue} pays ${formatMoney(quote.payout, { symbol: '₦' })}, locked until ${quote.expiresTime}.`,
  )

  const photos = await Promise.all(
    price.photos.map(async (kind) => {
      const { uploadId } = await client.uploads.create({ body: { kind }, file: photo })
      return { uploadId, kind }
    }),
  )

  // One intent, one order: run it again after a lost connection and nothing is sold twice.
  const intent = createIntent()
  const order = await intent.run((idempotencyKey) =>
    client.cardOrders.submit({
      body: {
        quoteId: quote.quoteId,
        cards: [{ ...(price.needsCode && { code }), photos }],
        ownsCards: true,
        notToldByStranger: true,
      },
      idempotencyKey,
    }),
  )
  say(`Sent as ${order.tradeNumber}. Waiting for the desk.`)

  return new Promise((resolve, reject) => {
    const look = async () => {
      const now = await client.cardOrders.detail({ query: { giftOrderId: order.giftOrderId } })
      if (isOpen(now.orderStatus)) return
      live.stop()
      resolve(now)
    }
    const live = createLiveEvents({
      client,
      onEvent: (event) => {
        if (event.type === 'cardOrder' && event.giftOrderId === order.giftOrderId) look().catch(reject)
      },
      onResync: look,
    })
    live.start()
    // What happened before the stream was open.
    look().catch(reject)
  })
}

const [, script, service, email, password, code, photo] = process.argv
if (script && import.meta.url === pathToFileURL(script).href) {
  if (!service || !email || !password || !code || !photo) {
    console.error('Usage: node examples/sell-a-card.ts <service> <email> <password> <card code> <photo>')
    process.exit(2)
  }
  try {
    const order = await sellACard({ service, email, password, code, photo: await openAsBlob(photo) })
    console.info(
      `Status ${order.orderStatus}: ${formatMoney(order.settledAmount, { symbol: '₦' })} credited.`,
    )
  } catch (error) {
    console.error(describeError(error))
    process.exitCode = 1
  }
}
