import { type BalancePage, cardBalances } from '@kaadi/contract/card-balances'
import type { CardType } from '@kaadi/contract/card-types'
import { useQuery } from '@tanstack/react-query'
import { useCardTypes } from '../../platform/content/catalogue.ts'
import { useLateCalls } from '../../platform/net/use-late-calls.ts'

export interface BalancePages {
  /** Undefined until they have arrived. */
  readonly pages: readonly (BalancePage & { readonly cardType: CardType })[] | undefined
  readonly error: unknown
  readonly onRetry: () => void
}

/** Where the balances of cards are looked up. */
export const useBalancePages = (): BalancePages => {
  const { reads } = useLateCalls({ cardBalances })
  const { data, error, refetch } = useQuery({ ...reads.cardBalances.list(), meta: { kept: true } })
  const cardTypes = useCardTypes()
  const brands = cardTypes.data?.map
  return {
    pages:
      data &&
      brands &&
      data.flatMap((page) => {
        const cardType = brands[page.cardTypeId]
        return cardType ? [{ ...page, cardType }] : []
      }),
    error: error ?? cardTypes.error,
    onRetry: () => {
      void refetch()
      cardTypes.refetch()
    },
  }
}
