import { type CardCurrency, type CardForm, type CardType, isOnSale } from '@kaadi/contract/card-types'
import type { RateAlert } from '@kaadi/contract/rate-alerts'
import { type RateHistory, type RateHistoryDays, rateHistory } from '@kaadi/contract/rate-history'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCardCurrencies, useCardTypes } from '../../platform/content/catalogue.ts'
import { type ShownRates, useShownRates } from '../../platform/money/own-rates.ts'
import { useReads } from '../../platform/net/use-client.ts'
import { useLateCalls } from '../../platform/net/use-late-calls.ts'
import { bestRateOf, chooseKind, formsOf, type RateKind } from './rate-kinds.ts'
import { type Alerts, useAlerts } from './use-alerts.controller.ts'

export interface AskedRates {
  readonly cardTypeId: string
  readonly currencyTypeId: string | undefined
  readonly form: CardForm | undefined
  readonly days: RateHistoryDays
}

export interface RatesView {
  readonly brands: readonly CardType[]
  readonly brand: CardType
  readonly countries: readonly CardCurrency[]
  readonly country: CardCurrency
  readonly forms: readonly CardForm[]
  readonly kind: RateKind
  readonly days: RateHistoryDays
  /** What is paid now; null while the brand is paused. */
  readonly rateNow: string | null
  readonly rates: ShownRates
  readonly history: {
    readonly data: RateHistory | undefined
    readonly error: unknown
    readonly onRetry: () => void
  }
  readonly alerts: Alerts
  /** That of this kind of card. */
  readonly alert: RateAlert | undefined
}

export interface RatesState {
  readonly view: RatesView | undefined
  readonly error: unknown
  readonly onRetry: () => void
}

/** How the rates of one kind of card moved, and what the seller waits for. */
export function useRates(asked: AskedRates): RatesState {
  const reads = useReads()
  const late = useLateCalls({ rateHistory })
  const cardTypes = useCardTypes()
  const currencies = useCardCurrencies()
  const rates = useShownRates()
  const brands = cardTypes.data?.list.filter(({ enabled }) => enabled)
  const brand = brands?.find(({ id }) => id === asked.cardTypeId) ?? brands?.[0]
  const prices = useQuery({
    ...reads.cardTypes.allPrices({ cardTypeId: brand?.id }),
    enabled: brand !== undefined,
  })
  const chosen = prices.data && chooseKind(prices.data, asked)
  const kind = chosen && { currencyTypeId: chosen.currencyTypeId, form: chosen.form }
  const history = useQuery({
    ...late.reads.rateHistory.read({
      cardTypeId: brand?.id ?? '',
      currencyTypeId: kind?.currencyTypeId ?? '',
      form: kind?.form ?? 'physical',
      days: asked.days,
    }),
    enabled: brand !== undefined && kind !== undefined,
    // Another span takes the place of this one when it has come: nothing moves meanwhile.
    placeholderData: keepPreviousData,
  })
  const alerts = useAlerts()
  const country = kind && currencies.data?.map[kind.currencyTypeId]
  const isOfKind = (alert: RateAlert) =>
    alert.cardTypeId === brand?.id &&
    alert.currencyTypeId === kind?.currencyTypeId &&
    alert.form === kind?.form
  return {
    view: brands &&
      brand &&
      prices.data &&
      kind &&
      country &&
      // How much room the chart takes is known with it.
      (history.data !== undefined || history.isError || undefined) &&
      rates && {
        brands,
        brand,
        countries: (currencies.data?.list ?? []).filter(({ id }) => formsOf(prices.data, id).length > 0),
        country,
        forms: formsOf(prices.data, kind.currencyTypeId),
        kind,
        days: asked.days,
        rateNow: isOnSale(brand) ? bestRateOf(prices.data, kind) : null,
        rates,
        history: { data: history.data, error: history.error, onRetry: () => void history.refetch() },
        alerts,
        alert: alerts.list?.find(isOfKind),
      },
    error: cardTypes.error ?? prices.error ?? currencies.error,
    onRetry: () => {
      cardTypes.refetch()
      currencies.refetch()
      void prices.refetch()
    },
  }
}
