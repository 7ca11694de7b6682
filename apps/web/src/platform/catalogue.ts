import type { CardCurrency, CardType } from '@kaadi/contract/card-types'
import { useClient } from './client.ts'
import { useQuery } from './use-query.ts'

const hourMs = 3_600_000

export interface ListAndMap<T> {
  readonly list: readonly T[]
  readonly map: Readonly<Record<string, T>>
}

interface Loaded<T> {
  /** Undefined until it has arrived. */
  readonly data: ListAndMap<T> | undefined
  readonly error: unknown
  readonly refetch: () => void
}

/** Every brand, those that are no longer bought too: old trades still need their faces. */
export const useCardTypes = (): Loaded<CardType> => {
  const client = useClient()
  const { data, error, refetch } = useQuery({
    queryKey: ['cardTypes', 'list'],
    queryFn: ({ signal }) => client.cardTypes.list({ query: {}, signal }),
    staleTime: 5 * 60_000,
  })
  return { data, error, refetch: () => void refetch() }
}

/** Card currencies, which stand for the countries of cards. */
export const useCardCurrencies = (): Loaded<CardCurrency> => {
  const client = useClient()
  const { data, error, refetch } = useQuery({
    queryKey: ['cardTypes', 'currencies'],
    queryFn: ({ signal }) => client.cardTypes.currencies({ signal }),
    staleTime: hourMs,
  })
  return { data, error, refetch: () => void refetch() }
}
