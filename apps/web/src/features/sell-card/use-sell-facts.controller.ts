import { isOnSale } from '@kaadi/contract/card-types'
import { type CurrencyId, pollIntervalMs } from '@kaadi/contract/constants'
import { sellDraftsKey } from '@kaadi/core/storage'
import { useQuery } from '@tanstack/react-query'
import { useCardCurrencies, useCardTypes } from '../../platform/content/catalogue.ts'
import { useReads } from '../../platform/net/use-client.ts'
import { usePlatform } from '../../platform/page/platform-context.ts'
import { useSession } from '../../platform/session/session.ts'
import { firstKind } from './choice/kind-options.ts'
import { hasKeptForm } from './form/kept-form.ts'
import type { NamedSale, SellCardFacts } from './sale/sell-card-facts.ts'

/** What the address asks for. */
export interface WantedCard {
  readonly cardTypeId: string
  readonly named: NamedSale
  /** The wallet that it is paid into. */
  readonly currencyId: CurrencyId
}

export type SellFacts =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown; readonly refetch: () => void }
  | { readonly state: 'notBought'; readonly name: string | undefined }
  | { readonly state: 'ready'; readonly facts: SellCardFacts }

/** The brand and its prices. A brand that is unknown or without prices is not bought; one that is paused, under an earlier lock alone. */
export function useSellFacts({ cardTypeId, named, currencyId }: WantedCard): SellFacts {
  const reads = useReads()
  const { user } = useSession()
  const { storage } = usePlatform()
  const cardTypes = useCardTypes(pollIntervalMs)
  const currencies = useCardCurrencies()
  const prices = useQuery({
    ...reads.cardTypes.allPrices({ cardTypeId }),
    enabled: cardTypeId !== '',
    meta: { kept: true },
  })
  const cardType = cardTypes.data?.map[cardTypeId]
  if (cardTypes.data && !cardType?.enabled) return { state: 'notBought', name: cardType?.name }
  const isClosed = cardType !== undefined && !isOnSale(cardType)
  // Whose form or draft it is that waits has to be known before it is shown to anybody.
  const waits = hasKeptForm(cardTypeId) || storage.local.get(sellDraftsKey) !== undefined
  const isOpen = user !== undefined || !waits
  if (cardType && currencies.data && prices.data && isOpen) {
    const kind = firstKind(cardType, prices.data, named)
    if (!kind) return { state: 'notBought', name: cardType.name }
    return {
      state: 'ready',
      facts: {
        cardType,
        currencies: currencies.data.map,
        prices: prices.data,
        kind,
        currencyId,
        faceValue: named.faceValue ?? '',
        named,
        isClosed,
      },
    }
  }
  const error = cardTypes.error ?? currencies.error ?? prices.error
  if (!error) return { state: 'loading' }
  if (isClosed) return { state: 'notBought', name: cardType.name }
  const refetch = () => {
    if (cardTypes.error) cardTypes.refetch()
    if (currencies.error) currencies.refetch()
    if (prices.error) void prices.refetch()
  }
  return { state: 'failed', error, refetch }
}
