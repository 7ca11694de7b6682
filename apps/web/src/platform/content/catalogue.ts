import type { CardCurrency, CardType } from '@kaadi/contract/card-types'
import { useStore } from '@kaadi/react'
import { fromService } from '@kaadi/words'
import { countryNamer } from '@kaadi/words/languages'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useReads } from '../net/use-client.ts'
import { spokenLanguage } from '../words/speak-language.ts'

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

/** A sale can be begun without a connection. They stand beside what a screen shows. */
const beside = { kept: 'aside' } as const

/**
 * Every brand, those that are no longer bought too: old trades still need their faces. Asked for again each
 * `refetchInterval`, where one is given: a brand is closed and opened while a screen stands. A screen that lists them
 * says by `meta` that they are what it shows.
 */
export const useCardTypes = (
  refetchInterval: number | false = false,
  meta: { readonly kept: 'aside' | true } = beside,
): Loaded<CardType> => {
  const { data, error, refetch } = useQuery({
    ...useReads().cardTypes.list(),
    meta,
    refetchInterval,
  })
  return { data, error, refetch: () => void refetch() }
}

/** Card currencies, which stand for the countries of cards, named in the person's language. */
export const useCardCurrencies = (): Loaded<CardCurrency> => {
  const spoken = useStore(spokenLanguage)
  const named = useMemo(() => {
    const nameOf = countryNamer(spoken.code, fromService)
    const name = (country: CardCurrency) => ({ ...country, name: nameOf(country) })
    return ({ list, map }: ListAndMap<CardCurrency>) => ({
      list: list.map(name),
      map: Object.fromEntries(Object.entries(map).map(([id, country]) => [id, name(country)])),
    })
  }, [spoken])
  const { data, error, refetch } = useQuery({
    ...useReads().cardTypes.currencies(),
    meta: beside,
    select: named,
  })
  return { data, error, refetch: () => void refetch() }
}
