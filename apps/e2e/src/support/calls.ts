import { createHash } from 'node:crypto'
import { endpoints } from '@kaadi/contract'
import { type Endpoint, withApiPrefix } from '@kaadi/contract/http'
import { cardPhoto } from '@kaadi/testing/images'

const demoPassword = 'kaadi-demo-2026'
const { cardOrders, sessions, uploads } = endpoints

interface Sold {
  readonly seller?: 'adaeze' | 'tobi'
  readonly form?: 'physical' | 'ecode'
  /** Whether the seller typed the codes; else they stand on the photos alone. */
  readonly typed?: boolean
}

/** Calls of the API without the SDK and without a screen: for what a story only needs to be there. */
export const callsOf = (url: string) => {
  const call = async <T>(endpoint: Endpoint, given: { token?: string; body: object }): Promise<T> => {
    const form = endpoint.encoding === 'multipart' ? new FormData() : undefined
    for (const [name, value] of Object.entries(given.body)) form?.set(name, value as string | Blob)
    const fields = endpoint.encoding === 'form' && new URLSearchParams(given.body as Record<string, string>)
    const reply = await fetch(`${url}${withApiPrefix(endpoint.path)}`, {
      method: endpoint.method,
      headers: {
        ...(!form && !fields && { 'content-type': 'application/json' }),
        ...(given.token && { authorization: `Bearer ${given.token}` }),
        ...(endpoint.idempotencyKey && { 'idempotency-key': crypto.randomUUID() }),
      },
      body: form ?? (fields || JSON.stringify(given.body)),
    })
    const { code, msg, data } = (await reply.json()) as { code: unknown; msg: string; data: T }
    if (code !== 0) throw new Error(`${endpoint.path}: ${code} ${msg}`)
    return data
  }

  const tokens = new Map<string, Promise<string>>()
  const tokenOf = (username: string): Promise<string> => {
    const known = tokens.get(username)
    if (known) return known
    const token = call<{ access_token: string }>(sessions.create, {
      body: {
        grant_type: 'password',
        scope: 'server',
        username,
        password: createHash('md5').update(`${username}${demoPassword}`).digest('hex'),
      },
    }).then(({ access_token }) => access_token)
    tokens.set(username, token)
    return token
  }

  /** A demo seller sends Steam cards in one order; answers the order's id. */
  const sell = async (
    codes: readonly string[],
    { seller = 'adaeze', form = 'physical', typed = true }: Sold = {},
  ): Promise<string> => {
    const token = await tokenOf(`${seller}@kaadi.example`)
    const { quoteId } = await call<{ quoteId: string }>(cardOrders.quote, {
      token,
      body: { priceId: `steam-us-${form}`, faceValue: '100', count: codes.length, currencyId: 1 },
    })
    const photosOf = async (code: string) => {
      const photos = []
      for (const kind of ['back', 'front'] as const) {
        const bytes = await cardPhoto({ brand: 'Steam', code, side: kind, width: 1200 })
        const file = new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' })
        const { uploadId } = await call<{ uploadId: string }>(uploads.create, { token, body: { kind, file } })
        photos.push({ uploadId, kind })
      }
      return photos
    }
    const cards = []
    for (const code of codes)
      cards.push({
        ...(typed && { code }),
        photos: form === 'physical' ? await photosOf(code) : [],
      })
    const { giftOrderId } = await call<{ giftOrderId: string }>(cardOrders.submit, {
      token,
      body: { quoteId, ownsCards: true, notToldByStranger: true, cards },
    })
    return giftOrderId
  }

  /** Cards of plastic, each with its code and its two photos. */
  const sellSteam = (...codes: readonly string[]): Promise<string> => sell(codes)
  return { sell, sellSteam }
}
