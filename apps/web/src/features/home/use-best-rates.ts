import type { CardPrice } from '@kaadi/contract/card-types'
import { pollIntervalMs } from '@kaadi/contract/constants'
import type { Trend } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { useQuery } from '@tanstack/react-query'
import { cardColors } from '../../platform/content/card-look.ts'
import { useCardCurrencies, useCardTypes } from '../../platform/content/catalogue.ts'
import { percentage } from '../../platform/money/figure.ts'
import { type ShownRates, useShownRates } from '../../platform/money/own-rates.ts'
import { useReads } from '../../platform/net/use-client.ts'

export interface BestRate {
  /** What its sale opens with, for the address. */
  readonly sale: Readonly<Record<'cardTypeId' | 'currencyTypeId' | 'form' | 'receiptType', string>>
  readonly name: string
  readonly colors: readonly [ground: string, thread: string]
  readonly logo: string | null
  /** "USA · photo" */
  readonly detail: string
  readonly rate: string
  readonly change: { readonly trend: Trend; readonly by: string }
  readonly points: readonly number[]
  readonly symbol: string
}

export interface BestRates {
  readonly rates: readonly BestRate[] | undefined
  /** The currency they are in; undefined while they load. */
  readonly unit: Pick<ShownRates, 'currency' | 'name'> | undefined
  /** How many brands are bought now. */
  readonly count: number
  /** The newest price among them. */
  readonly updateTime: string | undefined
  readonly error: unknown
  readonly refetch: () => void
}

const shown = 5

const wayOf = ({ form, receiptType }: CardPrice): string => {
  if (form === 'ecode') return t('code')
  return receiptType === 'none' ? t('photo') : t('receipt')
}

/** A signed percentage as a direction and a figure. */
export const changeOf = (change: string): BestRate['change'] => {
  const amount = Number(change)
  return {
    trend: amount > 0 ? 'up' : amount < 0 ? 'down' : 'flat',
    by: percentage(change.replace(/^[-+]/, '')),
  }
}

/** The cards that pay most now, one line a brand. */
export const useBestRates = (): BestRates => {
  const { cardTypes } = useReads()
  const brands = useCardTypes()
  const countries = useCardCurrencies()
  const prices = useQuery({
    ...cardTypes.highRates(),
    refetchInterval: pollIntervalMs,
    meta: { kept: true },
  })
  const unit = useShownRates()
  const { data } = prices
  const isComplete =
    unit !== undefined && data !== undefined && brands.data !== undefined && countries.data !== undefined
  const rates = data?.slice(0, shown).flatMap((price) => {
    const { cardTypeId, currencyTypeId, form, receiptType } = price
    const brand = brands.data?.map[cardTypeId]
    const country = countries.data?.map[currencyTypeId]
    if (!brand || !country || !unit) return []
    return [
      {
        sale: { cardTypeId, currencyTypeId, form, receiptType },
        name: brand.name,
        colors: cardColors(brand),
        logo: brand.logo,
        detail: `${country.name} · ${wayOf(price)}`,
        rate: unit.of(price.rate),
        change: changeOf(price.change),
        points: price.trend.map(Number),
        symbol: country.symbol,
      },
    ]
  })
  return {
    rates: isComplete ? rates : undefined,
    unit,
    count: data?.length ?? 0,
    updateTime: (data ?? [])
      .map(({ updateTime }) => updateTime)
      .sort()
      .at(-1),
    error: isComplete ? undefined : (prices.error ?? brands.error ?? countries.error ?? undefined),
    refetch: () => {
      void prices.refetch()
      brands.refetch()
      countries.refetch()
    },
  }
}
