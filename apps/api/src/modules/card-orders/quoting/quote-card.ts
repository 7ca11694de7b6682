import type { Quote } from '@kaadi/contract/card-orders'
import { checkFaceValue } from '@kaadi/contract/card-types'
import { type CurrencyId, currencies, defaultCurrencyId } from '@kaadi/contract/primitives'
import { fromMinorUnits, quoteCard } from '@kaadi/core/money'
import type { Kysely } from 'kysely'
import type { Tables } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { DomainError, invalidField } from '../../../errors/domain-error.ts'
import type { SignedInUser } from '../../../http/signed-in.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { findPrice, type PriceForSale } from '../../card-types/index.ts'
import { findCurrencyRate, findSettleCurrency, requireOpenCountryOf } from '../../currencies/index.ts'
import { requireStaying } from '../../deletion/index.ts'
import { type CallDevice, requireServed, requireUnpaused } from '../../risk/index.ts'
import { chooseCoupon } from './choose-coupon.ts'
import { computeQuote, type QuoteWish, type StoredQuote, toQuote } from './quote.ts'
import { findQuote, insertQuote } from './quotes.repository.ts'

export type Seller = Pick<SignedInUser, 'id' | 'publicId' | 'level'>
/** A seller, and the device that they call from. */
export type CallingSeller = Seller & { readonly device: CallDevice }

const quotesPerMinute = { scope: 'quote', limit: 60, windowSeconds: 60 }

export interface QuoteOptions {
  /** False where calls are counted elsewhere. */
  readonly isCounted?: boolean
}

/** Locks the rate. The payout follows from catalogue, level and conversion; what a client says about money is not read. */
export function createQuoteCard(deps: Deps, { isCounted = true }: QuoteOptions = {}) {
  const { db } = deps.database

  const lockQuote = async (seller: CallingSeller, key: string, wish: QuoteWish): Promise<Quote> => {
    if (isCounted)
      await deps.throttle.require({ ...quotesPerMinute, subject: seller.publicId }, 'tooFrequentOperation')
    const request = keyedRequest(deps.vault, {
      userId: seller.id,
      key,
      operation: 'cardOrders.quote',
      body: wish,
    })
    const { reply } = await withIdempotency(db, request, async (tx) => {
      await requireStaying(tx, seller.id)
      await requireUnpaused(tx, seller.id, 'selling')
      await requireServed(tx, seller.id, seller.device)
      return { quoteId: await lock(tx, seller, wish) }
    })
    return read(seller.id, reply.quoteId)
  }

  const lock = async (on: Kysely<Tables>, seller: Seller, wish: QuoteWish): Promise<string> => {
    await requireOpenCountryOf(on, seller.id)
    const price = requireOnSale(await findPrice(on, wish.priceId, seller.level))
    requireFaceValue(price, wish.faceValue)
    const conversionRate = await requireConversion(on, wish.currencyId)
    const base = quoteCard({ ...wish, rate: price.rate, conversionRate }).payout
    const coupon = await chooseCoupon(on, {
      sellerId: seller.id,
      couponId: wish.couponId,
      sale: { cardTypeId: price.cardTypeId, base },
    })
    const terms = computeQuote(wish, price, conversionRate, coupon)
    const publicId = deps.ids.publicId()
    await insertQuote(on, { userId: seller.id, publicId, wish, price, terms })
    return publicId
  }

  const read = async (userId: bigint, publicId: string): Promise<Quote> =>
    toQuote((await findQuote(deps.database, userId, publicId))!)

  /** The same card at today's rate, beside the difference to what had been promised. */
  const requoted =
    (reason: 'quoteExpired' | 'couponNotUsable') =>
    async (seller: Seller, old: StoredQuote): Promise<DomainError> => {
      const fresh = (await findQuote(deps.database, seller.id, await lockAgain(seller, old)))!
      return new DomainError(reason, {
        details: {
          quote: toQuote(fresh),
          difference: fromMinorUnits(fresh.payout - old.payout, currencies[old.currencyId].decimals),
        },
      })
    }

  /** With the coupon it had, or the best one where that is gone; a quote without a coupon stays without. */
  const lockAgain = (seller: Seller, { coupon, ...old }: StoredQuote): Promise<string> =>
    lock(db, seller, { ...old, couponId: coupon?.couponId ?? null }).catch((error) => {
      if (!(error instanceof DomainError) || error.errorName !== 'couponNotUsable') throw error
      return lock(db, seller, old)
    })

  return {
    quoteCard: lockQuote,
    read,
    expired: requoted('quoteExpired'),
    couponTaken: requoted('couponNotUsable'),
  }
}
export type QuoteCard = ReturnType<typeof createQuoteCard>

export function requireOnSale(price: PriceForSale | undefined): PriceForSale {
  if (!price) throw invalidField('priceId', 'Choose a card from the list.')
  if (!price.onSale) throw new DomainError('cardTypeClosed')
  return price
}

export function requireFaceValue(price: PriceForSale, faceValue: string): void {
  const verdict = checkFaceValue(price, faceValue)
  if (verdict === 'ok') return
  const { minFace, maxFace, step } = price
  throw new DomainError('faceValueOutOfRange', { details: { verdict, minFace, maxFace, step } })
}

export async function requireConversion(on: Kysely<Tables>, currencyId: CurrencyId): Promise<string> {
  const rules = await findSettleCurrency(on, currencyId)
  const rate = rules?.enabled ? await findCurrencyRate(on, defaultCurrencyId, currencyId) : undefined
  if (rate === undefined) throw invalidField('currencyId', 'We do not pay in this currency at the moment.')
  return rate
}
