import type { Exchange, ExchangeRequest } from '@kaadi/contract/exchanges'
import type { Deps } from '../../deps.ts'
import { DomainError, notFound } from '../../errors/domain-error.ts'
import { keyedRequest } from '../../idempotency/keyed-request.ts'
import { untilAnswered } from '../../idempotency/until-answered.ts'
import { withStoredReply } from '../../idempotency/with-stored-reply.ts'
import { toExchange } from './exchange.ts'
import { findExchange, findExchangeQuote } from './exchanges.repository.ts'
import { createMakeExchanges } from './make-exchanges.repository.ts'
import type { QuoteExchange } from './quote-exchange.ts'

/** Exchanges what was quoted, exactly as it was quoted, or says what became of the rate. */
export function createMakeExchange(deps: Deps, { expired }: QuoteExchange) {
  const { db } = deps.database
  const send = createMakeExchanges(deps.database)

  const read = async (userId: bigint, publicId: string): Promise<Exchange> => {
    const found = await findExchange(deps.database, userId, publicId)
    if (!found) throw notFound()
    return toExchange(found)
  }

  const make = async (userId: bigint, key: string, body: ExchangeRequest): Promise<Exchange> => {
    const request = keyedRequest(deps.vault, { userId, key, operation: 'exchanges.make', body })
    const publicId = deps.ids.publicId()
    const { id } = await withStoredReply(db, request, () =>
      untilAnswered(
        { on: db, request, send: () => send({ request, publicId, quoteId: body.quoteId }) },
        async (outcome) => {
          if (outcome === 'posted') return { id: publicId }
          if (outcome === 'insufficient') throw new DomainError('insufficientFunds')
          if (outcome === 'unknown') throw notFound()
          if (outcome === 'used') throw new DomainError('exchangeQuoteUsed')
          if (outcome === 'expired')
            throw await expired(userId, (await findExchangeQuote(deps.database, userId, body.quoteId))!)
          return undefined
        },
      ),
    )
    return read(userId, id)
  }

  return { make, read }
}
