import type { CardCurrency, CardType } from '@kaadi/contract/card-types'
import { type BrandSpecial, type GiftTask, gifts } from '@kaadi/contract/gifts'
import { useAction } from '@kaadi/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ListAndMap, useCardCurrencies, useCardTypes } from '../../platform/content/catalogue.ts'
import { type ShownRates, useShownRates } from '../../platform/money/own-rates.ts'
import { useLateCalls } from '../../platform/net/use-late-calls.ts'

export interface Tasks {
  /** Undefined until they have arrived. */
  readonly tasks: readonly GiftTask[] | undefined
  readonly error: unknown
  readonly onRetry: () => void
  /** For the faces of their cards. */
  readonly brands: ListAndMap<CardType>['map']
}

/** What can be done for a reward, and how far the seller is. */
export function useTasks(): Tasks {
  const { reads } = useLateCalls({ gifts })
  const { data, error, refetch } = useQuery({ ...reads.gifts.tasks(), meta: { kept: true } })
  return {
    tasks: data,
    error,
    onRetry: () => void refetch(),
    brands: useCardTypes().data?.map ?? {},
  }
}

export interface Claim {
  readonly onClaim: () => void
  readonly isClaiming: boolean
  readonly claimError: unknown
}

/** Claims what a task brings. */
export function useClaim(taskId: string): Claim {
  const { client } = useLateCalls({ gifts })
  const queries = useQueryClient()
  const { run, isRunning, error } = useAction((given: string, idempotencyKey) =>
    client.gifts
      .claim({ body: { taskId: given }, idempotencyKey, quiet: true })
      // Where it was refused too: another tab may have claimed it.
      .finally(() => queries.invalidateQueries({ queryKey: ['gifts'] })),
  )
  return { onClaim: () => void run(taskId), isClaiming: isRunning, claimError: error }
}

export interface Specials {
  /** Undefined until they have arrived. */
  readonly specials: readonly BrandSpecial[] | undefined
  readonly error: unknown
  readonly onRetry: () => void
  readonly brands: ListAndMap<CardType>['map']
  readonly countries: ListAndMap<CardCurrency>['map']
  /** Undefined until it is known in which currency. */
  readonly rates: ShownRates | undefined
}

/** Brands that bring more for a time. */
export function useSpecials(): Specials {
  const { reads } = useLateCalls({ gifts })
  const { data, error, refetch } = useQuery({ ...reads.gifts.specials(), meta: { kept: true } })
  return {
    specials: data,
    error,
    onRetry: () => void refetch(),
    brands: useCardTypes().data?.map ?? {},
    countries: useCardCurrencies().data?.map ?? {},
    rates: useShownRates(),
  }
}
