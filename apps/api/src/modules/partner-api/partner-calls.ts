import type { CardOrder } from '@kaadi/contract/card-orders'
import type {
  PartnerBalance,
  PartnerOrder,
  PartnerOrderRow,
  PartnerPhoto,
  PartnerPhotoForm,
  PartnerQuote,
  PartnerQuoteRequest,
  PartnerSubmit,
} from '@kaadi/contract/partner-api'
import { type CurrencyId, currencies, type Page, type PageQuery } from '@kaadi/contract/primitives'
import { fromMinorUnits } from '@kaadi/core/money'
import type { Deps } from '../../deps.ts'
import { invalidField } from '../../errors/domain-error.ts'
import type { SignedInPartner } from '../../http/signed-in.ts'
import { userAvailable, userHeld } from '../../ledger/index.ts'
import {
  createQuoteCard,
  createReadOrder,
  createSubmitCardOrder,
  pageOrders,
  toSummary,
} from '../card-orders/index.ts'
import { createTakePhoto } from '../uploads/index.ts'
import { inProgramWords } from './program-words.ts'

export interface GivenPhoto extends PartnerPhotoForm {
  readonly file: Buffer
}

/** What a partner's program can do: with a live key on the partner's own account, with another in the sandbox. */
export interface PartnerCalls {
  readonly quote: (partner: SignedInPartner, body: PartnerQuoteRequest, key: string) => Promise<PartnerQuote>
  readonly upload: (partner: SignedInPartner, photo: GivenPhoto, key: string) => Promise<PartnerPhoto>
  readonly submit: (partner: SignedInPartner, body: PartnerSubmit, key: string) => Promise<PartnerOrder>
  readonly order: (partner: SignedInPartner, giftOrderId: string) => Promise<PartnerOrder>
  readonly orders: (partner: SignedInPartner, query: PageQuery) => Promise<Page<PartnerOrderRow>>
  readonly balance: (partner: SignedInPartner, currencyId: CurrencyId) => Promise<PartnerBalance>
}

/** Real orders, by the same use cases as those of sellers. Calls are counted by their key. */
export function createLiveCalls(deps: Deps): PartnerCalls {
  const quotes = createQuoteCard(deps, { isCounted: false })
  const readOrder = createReadOrder(deps)
  const takePhoto = createTakePhoto(deps)
  const submit = createSubmitCardOrder(deps, quotes, readOrder)
  return {
    quote: async (partner, body, key) => {
      const quote = await quotes.quoteCard(caller(partner), key, { ...body, couponId: null })
      const { quoteId, priceId, faceValue, count, currencyId, rate, payout, expiresTime } = quote
      return { mode: 'live', quoteId, priceId, faceValue, count, currencyId, rate, payout, expiresTime }
    },
    upload: async (partner, photo, key) => {
      const taken = await takePhoto({ seller: partner, ...photo, operation: 'partnerApi.upload', key })
      const { uploadId, width, height, bytes } = taken
      return { mode: 'live', uploadId, width, height, bytes }
    },
    submit: async (partner, { scenario, ...body }, key) => {
      if (scenario !== undefined) throw invalidField('scenario', 'Only the sandbox plays scenarios.')
      // The programme's terms say both of every card.
      const confirmed = { ownsCards: true, notToldByStranger: true } as const
      return toOrder(await inProgramWords(submit(caller(partner), key, { ...body, ...confirmed })))
    },
    order: async (partner, giftOrderId) => toOrder(await readOrder(partner, giftOrderId)),
    orders: async (partner, query) => {
      const page = await pageOrders(deps.database, partner.id, query)
      return { ...page, records: page.records.map((row) => toRow(toSummary(row))) }
    },
    balance: async (partner, currencyId) => {
      const { ledger } = deps
      const amount = (minor: bigint) => fromMinorUnits(minor, currencies[currencyId].decimals)
      const [available, held] = await Promise.all([
        ledger.balance(userAvailable(partner.id, currencyId)),
        ledger.balance(userHeld(partner.id, currencyId)),
      ])
      return { mode: 'live', currencyId, available: amount(available), held: amount(held) }
    },
  }
}

/** A program has no device: what bars and pauses the account holds for its program too. */
const caller = (partner: SignedInPartner) => ({ ...partner, device: undefined })

type Row = Omit<PartnerOrderRow, 'mode'>

const toRow = (order: Row): PartnerOrderRow => ({
  mode: 'live',
  giftOrderId: order.giftOrderId,
  tradeNumber: order.tradeNumber,
  orderStatus: order.orderStatus,
  cardTypeId: order.cardTypeId,
  faceValue: order.faceValue,
  count: order.count,
  currencyId: order.currencyId,
  payout: order.payout,
  settledAmount: order.settledAmount,
  createTime: order.createTime,
})

const toOrder = (order: CardOrder): PartnerOrder => ({
  ...toRow(order),
  version: order.events.at(-1)!.version,
  cards: order.cards.map(({ position, cardStatus, maskedCode, settledAmount, reason }) => ({
    position,
    cardStatus,
    maskedCode,
    settledAmount,
    reason,
  })),
  events: order.events,
})
