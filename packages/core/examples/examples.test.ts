import { cardOrders } from '@kaadi/contract/card-orders'
import { cardTypes } from '@kaadi/contract/card-types'
import { sessions } from '@kaadi/contract/sessions'
import { uploads } from '@kaadi/contract/uploads'
import { passwordHash } from '@kaadi/core/crypto'
import { aCardOrder, aCardPrice, aQuote, aSession } from '@kaadi/testing/builders'
import { createFakeServer } from '@kaadi/testing/fake-server'
import { describe, expect, it, vi } from 'vitest'
import { sellACard } from './sell-a-card.ts'

describe('the example that sells a card', () => {
  it('sends one order and answers it once it is decided', async () => {
    const submitted = aCardOrder({ giftOrderId: 'order-9', orderStatus: 0 })
    const server = createFakeServer()
      .on(sessions.create, aSession())
      .on(cardTypes.newestPrices, [aCardPrice({ id: 'price-9', photos: ['front', 'back'], needsCode: true })])
      .on(cardOrders.quote, aQuote())
      .on(uploads.create, { uploadId: 'u1', url: '/x', width: 1, height: 1, bytes: 1 })
      .on(cardOrders.submit, submitted)
      .on(cardOrders.detail, submitted)
    const lines: string[] = []
    const sale = sellACard({
      service: 'https://kaadi.example',
      email: 'Ada@Example.com',
      password: 'Correct horse 1',
      code: 'ABCD-EFGH-IJKL-MNO',
      photo: new Blob(['photo']),
      fetch: server.fetch,
      say: (line) => lines.push(line),
    })
    await vi.waitFor(() => expect(server.openStreams).toBe(1))
    await vi.waitFor(() => expect(server.seen(cardOrders.detail)).toHaveLength(1))
    server.on(
      cardOrders.detail,
      aCardOrder({ giftOrderId: 'order-9', orderStatus: 10, settledAmount: '148000' }),
    )
    server.push({ type: 'cardOrder', seq: 1, giftOrderId: 'order-9', orderStatus: 10 })
    expect(await sale).toMatchObject({ orderStatus: 10, settledAmount: '148000' })

    expect(server.seen(sessions.create)[0]?.body).toMatchObject({
      password: passwordHash('ada@example.com', 'Correct horse 1'),
    })
    expect(server.seen(uploads.create)).toHaveLength(2)
    expect(server.seen(cardOrders.submit)[0]?.body.cards).toEqual([
      {
        code: 'ABCD-EFGH-IJKL-MNO',
        photos: [
          { uploadId: 'u1', kind: 'front' },
          { uploadId: 'u1', kind: 'back' },
        ],
      },
    ])
    expect(server.surprises).toEqual([])
    expect(lines).toHaveLength(3)
  })
})
