import { randomBytes } from 'node:crypto'
import { type CardOrder, cardOrders, type Quote } from '@kaadi/contract/card-orders'
import { type DeskOrder, desk } from '@kaadi/contract/desk'
import { type Withdrawal, withdrawals } from '@kaadi/contract/withdrawals'
import type { FaultService } from './fault-service.ts'
import type { Journal } from './journal.ts'
import { type Operator, type Seller, sellerPin } from './traders.ts'

/** Ids that clients were told: each has to be there, once. */
export interface Acknowledged {
  readonly sent: Set<string>
  readonly paid: Set<string>
  readonly withdrawn: Set<string>
}

export const nothingAcknowledged = (): Acknowledged => ({
  sent: new Set(),
  paid: new Set(),
  withdrawn: new Set(),
})

/** Sells a card, has it paid, and every other time withdraws. Ends early where an answer is missing. */
export async function tradeOnce(
  { seller, reviewer, random }: { seller: Seller; reviewer: Operator; random: () => number },
  { write }: Journal,
  acknowledged: Acknowledged,
): Promise<void> {
  const { token } = seller
  const quote = await write<Quote>(cardOrders.quote, {
    token,
    body: { priceId: 'steam-us-ecode', faceValue: '100', count: 1, currencyId: 1 },
  })
  if (quote?.code !== 0) return
  const sent = await write<CardOrder>(cardOrders.submit, { token, body: submission(quote.data.quoteId) })
  if (sent?.code !== 0) return
  acknowledged.sent.add(sent.data.giftOrderId)
  await pay(reviewer, sent.data.giftOrderId, { write }, acknowledged)
  if (random() < 0.5) await withdraw(seller, { write }, acknowledged)
}

/** Of the brand's form, and nobody else's. */
export const aCode = (): string => randomBytes(8).toString('hex').slice(0, 15).toUpperCase()

export const submission = (quoteId: string, code = aCode()) => ({
  quoteId,
  ownsCards: true,
  notToldByStranger: true,
  cards: [{ code, photos: [] }],
})

async function pay(
  { token }: Operator,
  giftOrderId: string,
  { write }: Pick<Journal, 'write'>,
  acknowledged: Acknowledged,
): Promise<void> {
  const claimed = await write<DeskOrder>(desk.claim, { token, body: { giftOrderId } })
  if (claimed?.code !== 0 || !claimed.data.lease) return
  const { leaseToken } = claimed.data.lease
  const cards = claimed.data.order.cards.map(({ cardId }) => ({ cardId, verdict: 1 }))
  // A card is found valid only after its code was seen.
  for (const { cardId } of cards) {
    const seen = { giftOrderId, leaseToken, cardId, purpose: 'checkBalance' }
    if ((await write(desk.reveal, { token, body: seen }))?.code !== 0) return
  }
  const body = { giftOrderId, leaseToken, cards }
  const paid = await write<DeskOrder>(desk.decide, { token, body })
  if (paid?.code === 0) acknowledged.paid.add(giftOrderId)
}

async function withdraw(
  { token, bankAccountId }: Seller,
  { write }: Pick<Journal, 'write'>,
  acknowledged: Acknowledged,
): Promise<void> {
  const body = { currencyId: 1, bankAccountId, amount: '1000', pin: sellerPin }
  const asked = await write<Withdrawal>(withdrawals.request, { token, body })
  if (asked?.code === 0) acknowledged.withdrawn.add(asked.data.id)
}

/** Trades that never come to their end would prove nothing. */
export const nothingPaid = ({ paid }: Acknowledged): string[] =>
  paid.size > 0 ? [] : ['No order was paid at all.']

/** What clients were told and the database does not know, a sentence each. */
export async function missing({ onDatabase }: FaultService, acknowledged: Acknowledged): Promise<string[]> {
  const looks = [
    [
      acknowledged.sent,
      'An order that was taken in',
      'select public_id from card_orders where public_id = any ($1)',
    ],
    [
      acknowledged.paid,
      'An order that was paid',
      'select public_id from card_orders where status = 10 and public_id = any ($1)',
    ],
    [acknowledged.withdrawn, 'A withdrawal', 'select public_id from withdrawals where public_id = any ($1)'],
  ] as const
  const faults: string[] = []
  for (const [ids, what, text] of looks) {
    const rows = await onDatabase<{ public_id: string }>(text, [[...ids]])
    const found = new Set(rows.map(({ public_id }) => public_id))
    for (const id of ids) if (!found.has(id)) faults.push(`${what} (${id}) is not there any more.`)
    if (rows.length > found.size) faults.push(`${what} is there twice.`)
  }
  return faults
}
