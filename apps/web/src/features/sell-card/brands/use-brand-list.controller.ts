import type { CardType } from '@kaadi/contract/card-types'
import { pollIntervalMs } from '@kaadi/contract/constants'
import { useQuery } from '@tanstack/react-query'
import { useCardCurrencies, useCardTypes } from '../../../platform/content/catalogue.ts'
import { useShownRates } from '../../../platform/money/own-rates.ts'
import { useReads } from '../../../platform/net/use-client.ts'
import { isWorthOffering } from '../draft/take-up-draft.ts'
import { useFoundSellDrafts } from '../draft/use-draft.ts'
import type { BrandListViewProps } from './brand-list.view.tsx'
import { type BrandFilter, categoriesOf, listBrands } from './list-brands.ts'

export interface BrandListState {
  readonly view: BrandListViewProps | undefined
  readonly error: unknown
  readonly refetch: () => void
}

/** Brands and rates are all that the screen shows. Where there is no connection it says from when they are. */
const shown = { kept: true } as const

/** The brands that fit the filter, with the best rate of each. Without rates the brands still show. */
export function useBrandList(
  filter: BrandFilter,
  onFilter: (filter: BrandFilter) => void,
  onBrand: (cardType: CardType) => void,
): BrandListState {
  const reads = useReads()
  const cardTypes = useCardTypes(pollIntervalMs, shown)
  const currencies = useCardCurrencies().data?.list ?? []
  const onSale = useQuery({ ...reads.cardTypes.onSale(), refetchInterval: pollIntervalMs, meta: shown })
  const rates = useShownRates()
  const drafts = useFoundSellDrafts().filter(isWorthOffering)
  const list = cardTypes.data?.list
  const bought = new Set(list?.filter(({ enabled }) => enabled).flatMap(({ countries }) => countries))
  return {
    // Tiles are drawn with their rates: they would grow when these came a moment later.
    view:
      !list || onSale.isLoading
        ? undefined
        : {
            begun: drafts.flatMap(({ cardTypeId, photos, isUnanswered }) => {
              const cardType = cardTypes.data?.map[cardTypeId]
              return cardType ? [{ cardType, photos: photos.length, isUnanswered }] : []
            }),
            brands: listBrands(list, onSale.data, currencies, filter),
            rates,
            categories: categoriesOf(list),
            countries: currencies.filter(({ id }) => bought.has(id)),
            filter,
            onFilter,
            onBrand,
          },
    error: cardTypes.error,
    refetch: cardTypes.refetch,
  }
}
