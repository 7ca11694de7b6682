import type { ExchangeQuote, ExchangeWish } from '@kaadi/contract/exchanges'
import { type CurrencyId, currencies } from '@kaadi/contract/primitives'
import {
  compare,
  convertMoney,
  fromMinorUnits,
  type Money,
  MoneyError,
  money,
  toAmount,
  toMinorUnits,
} from '@kaadi/core/money'
import type { Kysely } from 'kysely'
import type { Tables } from '../../database/index.ts'
import type { Deps } from '../../deps.ts'
import { DomainError, invalidField } from '../../errors/domain-error.ts'
import { withIdempotency } from '../../idempotency/idempotency.ts'
import { keyedRequest } from '../../idempotency/keyed-request.ts'
import { userAvailable } from '../../ledger/index.ts'
import { findCurrencyRate, findSettleCurrency } from '../currencies/index.ts'
import { type StoredExchangeQuote, toExchangeQuote } from './exchange.ts'
import { findExchangeQuote, insertExchangeQuote } from './exchanges.repository.ts'

const quotesPerMinute = { scope: 'exchangeQuote', limit: 60, windowSeconds: 60 }

/** Promises today's rate for a minute. What comes of the amount is reckoned here alone, and rounded down. */
export function createQuoteExchange(deps: Deps) {
  const { db } = deps.database

  const quote = async (
    seller: { readonly id: bigint; readonly publicId: string },
    key: string,
    wish: ExchangeWish,
  ): Promise<ExchangeQuote> => {
    await deps.throttle.require({ ...quotesPerMinute, subject: seller.publicId }, 'tooFrequentOperation')
    const request = keyedRequest(deps.vault, {
      userId: seller.id,
      key,
      operation: 'exchanges.quote',
      body: wish,
    })
    const { reply } = await withIdempotency(db, request, async (tx) => ({
      quoteId: await lock(tx, seller.id, wish),
    }))
    return read(seller.id, reply.quoteId)
  }

  /** The same amount at the rate of now, and what it gives more or less than was promised. */
  const expired = async (userId: bigint, old: StoredExchangeQuote): Promise<DomainError> => {
    const { inCurrencyId, outCurrencyId } = old
    const amount = fromMinorUnits(old.amount, currencies[inCurrencyId].decimals)
    const publicId = await lock(db, userId, { inCurrencyId, outCurrencyId, amount })
    const fresh = (await findExchangeQuote(deps.database, userId, publicId))!
    const { decimals } = currencies[outCurrencyId]
    return new DomainError('exchangeQuoteExpired', {
      details: { quote: toExchangeQuote(fresh), difference: fromMinorUnits(fresh.gets - old.gets, decimals) },
    })
  }

  const lock = async (on: Kysely<Tables>, userId: bigint, wish: ExchangeWish): Promise<string> => {
    const { inCurrencyId, outCurrencyId } = wish
    if (inCurrencyId === outCurrencyId) throw invalidField('outCurrencyId', 'Choose two different wallets.')
    const paid = amountOf(wish.amount, inCurrencyId)
    const rate = await findCurrencyRate(on, inCurrencyId, outCurrencyId)
    const rules = [await findSettleCurrency(on, inCurrencyId), await findSettleCurrency(on, outCurrencyId)]
    await requireBalance(on, userId, paid)
    if (rate === undefined || rules.some((rule) => !rule?.enabled)) throw new DomainError('exchangeClosed')
    const least = money(rules[0]!.exchangeMin, inCurrencyId)
    const gets = toMinorUnits(
      toAmount(convertMoney(paid, rate, outCurrencyId)),
      currencies[outCurrencyId].decimals,
    )
    if (compare(paid, least) < 0 || gets === 0n)
      throw new DomainError('exchangeTooSmall', {
        details: { limit: toAmount(least), currencyId: inCurrencyId },
      })
    const publicId = deps.ids.publicId()
    const amount = toMinorUnits(toAmount(paid), currencies[inCurrencyId].decimals)
    await insertExchangeQuote(on, { userId, publicId, inCurrencyId, outCurrencyId, amount, gets, rate })
    return publicId
  }

  /** Said before a rate is promised that cannot be taken; the books have the last word. */
  const requireBalance = async (on: Kysely<Tables>, userId: bigint, paid: Money) => {
    const { currencyId } = paid
    const available = fromMinorUnits(
      await deps.ledger.balance(userAvailable(userId, currencyId), on),
      currencies[currencyId].decimals,
    )
    if (compare(paid, money(available, currencyId)) > 0)
      throw new DomainError('insufficientFunds', { details: { limit: available, currencyId } })
  }

  const read = async (userId: bigint, publicId: string): Promise<ExchangeQuote> =>
    toExchangeQuote((await findExchangeQuote(deps.database, userId, publicId))!)

  return { quote, expired }
}
export type QuoteExchange = ReturnType<typeof createQuoteExchange>

function amountOf<const C extends CurrencyId>(amount: string, currencyId: C) {
  const { decimals } = currencies[currencyId]
  try {
    toMinorUnits(amount, decimals)
    return money(amount, currencyId)
  } catch (error) {
    if (error instanceof MoneyError)
      throw invalidField('amount', `Enter an amount with at most ${decimals} decimals.`)
    throw error
  }
}
