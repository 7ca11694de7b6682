import {
  type CardOrderStatus,
  type CardStatus,
  cardStatus,
  isReasonCode,
  cardOrderStatus as order,
  reasons,
} from '@kaadi/contract/card-orders'
import { normaliseCardCode } from '@kaadi/contract/card-types'
import {
  type PartnerOrder,
  type PartnerOrderRow,
  type PartnerQuote,
  type PartnerQuoteRequest,
  type PartnerSubmit,
  sandboxScenarios,
} from '@kaadi/contract/partner-api'
import { currencies } from '@kaadi/contract/primitives'
import { fromMinorUnits } from '@kaadi/core/money'
import type { Deps } from '../../../deps.ts'
import { DomainError, invalidField, notFound } from '../../../errors/domain-error.ts'
import type { SignedInPartner } from '../../../http/signed-in.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import {
  computeQuote,
  requireCards,
  requireConversion,
  requireDistinctPhotos,
  requireFaceValue,
  requireOnSale,
} from '../../card-orders/index.ts'
import { findPrice } from '../../card-types/index.ts'
import type { PartnerCalls } from '../partner-calls.ts'
import { inProgramWords, quoteSpent } from '../program-words.ts'
import {
  findSandboxOrder,
  findSandboxQuote,
  insertSandboxOrder,
  insertSandboxQuote,
  pageSandboxOrders,
  type SandboxEvent,
  type SandboxQuote,
  type StoredSandboxOrder,
  sandboxBalance,
} from './sandbox.repository.ts'
import { createTakeSandboxPhoto, requireSandboxPhotos } from './sandbox-photos.ts'

/** The same calls with pretend orders: today's rates and the same refusals, and nothing that is of money or of the desk. */
export function createSandboxCalls(deps: Deps): PartnerCalls {
  const { database } = deps

  async function quote(
    partner: SignedInPartner,
    body: PartnerQuoteRequest,
    key: string,
  ): Promise<PartnerQuote> {
    const request = keyedRequest(deps.vault, { userId: partner.id, key, operation: 'partnerApi.quote', body })
    const { reply } = await withIdempotency(database.db, request, async (tx) => {
      const price = requireOnSale(await findPrice(tx, body.priceId, partner.level))
      requireFaceValue(price, body.faceValue)
      const { rate, payout } = computeQuote(body, price, await requireConversion(tx, body.currencyId))
      const { cardTypeId } = price
      const publicId = deps.ids.publicId()
      await insertSandboxQuote(tx, { userId: partner.id, publicId, cardTypeId, ...body, rate, payout })
      return { quoteId: publicId }
    })
    return toQuote((await findSandboxQuote(database, partner.id, reply.quoteId))!)
  }

  async function submit(partner: SignedInPartner, body: PartnerSubmit, key: string): Promise<PartnerOrder> {
    const request = keyedRequest(deps.vault, {
      userId: partner.id,
      key,
      operation: 'partnerApi.submit',
      body,
    })
    const { reply } = await withIdempotency(database.db, request, async (tx) => {
      const locked = await findSandboxQuote(tx, partner.id, body.quoteId)
      if (!locked) throw quoteSpent()
      if (locked.isExpired) throw new DomainError('quoteExpired')
      const { cards, scenario = 'paid' } = body
      const price = requireOnSale(await findPrice(tx, locked.priceId, partner.level))
      if (cards.length !== locked.count)
        throw invalidField('cards', `The rate is locked for ${locked.count} cards.`)
      requireDistinctPhotos(cards)
      requireCards(cards, price)
      const photos = cards.flatMap((card) => card.photos)
      if (scenario === 'paidPart' && cards.length < 2)
        throw invalidField('scenario', 'A part is paid where there are two cards or more.')
      const publicId = deps.ids.publicId()
      const orderId = await insertSandboxOrder(tx, {
        userId: partner.id,
        publicId,
        quoteId: locked.id,
        scenario,
        path: sandboxScenarios[scenario],
        maskedCodes: cards.map(({ code }) =>
          code === undefined ? '' : deps.vault.maskCode(normaliseCardCode(code)),
        ),
        payout: locked.payout,
      })
      await requireSandboxPhotos(tx, partner.id, orderId, photos)
      return { giftOrderId: publicId }
    })
    return read(partner, reply.giftOrderId)
  }

  async function read(partner: SignedInPartner, giftOrderId: string): Promise<PartnerOrder> {
    const found = await findSandboxOrder(database, partner.id, giftOrderId)
    if (!found) throw notFound()
    return toOrder(found, found.events)
  }

  return {
    quote,
    upload: createTakeSandboxPhoto(deps),
    submit: (...given) => inProgramWords(submit(...given)),
    order: read,
    orders: async (partner, query) => {
      const page = await pageSandboxOrders(database, partner.id, query)
      return { ...page, records: page.records.map(toRow) }
    },
    balance: async (partner, currencyId) => {
      const { decimals } = currencies[currencyId]
      const available = fromMinorUnits(await sandboxBalance(database, partner.id, currencyId), decimals)
      return { mode: 'sandbox', currencyId, available, held: fromMinorUnits(0n, decimals) }
    },
  }
}

const toQuote = (stored: SandboxQuote): PartnerQuote => ({
  mode: 'sandbox',
  quoteId: stored.publicId as PartnerQuote['quoteId'],
  priceId: stored.priceId,
  faceValue: stored.faceValue,
  count: stored.count,
  currencyId: stored.currencyId,
  rate: stored.rate,
  payout: fromMinorUnits(stored.payout, currencies[stored.currencyId].decimals),
  expiresTime: stored.expiresAt.toISOString(),
})

const toRow = (stored: StoredSandboxOrder): PartnerOrderRow => {
  const amount = (minor: bigint) => fromMinorUnits(minor, currencies[stored.currencyId].decimals)
  return {
    mode: 'sandbox',
    giftOrderId: stored.publicId as PartnerOrderRow['giftOrderId'],
    tradeNumber: `SANDBOX-${String(stored.id).padStart(6, '0')}`,
    orderStatus: stored.status,
    cardTypeId: stored.cardTypeId,
    faceValue: stored.faceValue,
    count: stored.count,
    currencyId: stored.currencyId,
    payout: amount(stored.payout),
    settledAmount: stored.settledAmount === null ? null : amount(stored.settledAmount),
    createTime: stored.createdAt.toISOString(),
  }
}

const toOrder = (stored: StoredSandboxOrder, events: readonly SandboxEvent[]): PartnerOrder => ({
  ...toRow(stored),
  version: stored.version,
  cards: stored.maskedCodes.map((maskedCode, at) => {
    const [verdict, reason] = verdictOf(stored, at)
    return {
      position: at + 1,
      cardStatus: verdict,
      maskedCode: maskedCode || null,
      settledAmount: shareOf(stored, at, verdict),
      reason: reason === undefined ? null : shownReason(reason),
    }
  }),
  events: events.map(({ version, status, at }) => ({
    version,
    orderStatus: status,
    actor: actorOf(status, version),
    time: at.toISOString(),
  })),
})

const shownReason = (code: number) => {
  if (!isReasonCode(code)) return null
  const { text, nextStep, correctable } = reasons[code]
  return { code, text, nextStep, correctable }
}

/** The first half of the cards of an order that was paid in part. */
const isFirstHalf = ({ count }: StoredSandboxOrder, at: number): boolean => at < Math.ceil(count / 2)

/** What the desk would have said of a card in this state, and why. */
function verdictOf(stored: StoredSandboxOrder, at: number): [CardStatus, number?] {
  switch (stored.status) {
    case order.paidAsQuoted:
    case order.reversed:
      return [cardStatus.valid]
    case order.paidAdjusted:
      return [cardStatus.otherValue, 108]
    case order.paidPart:
      return isFirstHalf(stored, at) ? [cardStatus.valid] : [cardStatus.used, 202]
    case order.rejectedFinal:
      return [cardStatus.used, 202]
    case order.rejectedCorrectable:
    case order.infoNeeded:
      return [cardStatus.unreadable, 101]
    default:
      return [cardStatus.waiting]
  }
}

/** Shares of the cards that were credited; the first ones take what does not divide. */
function shareOf(stored: StoredSandboxOrder, at: number, verdict: CardStatus): string | null {
  if (stored.settledAmount === null || verdict === cardStatus.used) return null
  const among = stored.status === order.paidPart ? Math.ceil(stored.count / 2) : stored.count
  const rest = Number(stored.settledAmount % BigInt(among))
  const minor = stored.settledAmount / BigInt(among) + (at < rest ? 1n : 0n)
  return fromMinorUnits(minor, currencies[stored.currencyId].decimals)
}

const bySeller: readonly CardOrderStatus[] = [
  order.cancelledBySeller,
  order.paidAdjusted,
  order.replaced,
  order.appeal,
]

function actorOf(status: CardOrderStatus, version: number): 'seller' | 'desk' | 'system' {
  if (version === 1 || status === order.submitted || bySeller.includes(status)) return 'seller'
  return status === order.expired ? 'system' : 'desk'
}
