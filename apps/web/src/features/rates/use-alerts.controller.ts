import type { CardCurrency } from '@kaadi/contract/card-types'
import { type RateAlert, rateAlerts } from '@kaadi/contract/rate-alerts'
import { useAction } from '@kaadi/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCardCurrencies, useCardTypes } from '../../platform/content/catalogue.ts'
import { useLateCalls } from '../../platform/net/use-late-calls.ts'

export interface Alerts {
  /** Undefined until they have arrived. */
  readonly list: readonly RateAlert[] | undefined
  readonly max: number
  readonly error: unknown
  readonly onRetry: () => void
  readonly onRemove: (alertId: RateAlert['alertId']) => void
  readonly isRemoving: boolean
  readonly nameOf: (alert: RateAlert) => string
  readonly countryOf: (alert: RateAlert) => CardCurrency | undefined
}

/** What the seller waits for, and what has come. */
export function useAlerts(): Alerts {
  const queries = useQueryClient()
  const { client, reads } = useLateCalls({ rateAlerts })
  const { data, error, refetch } = useQuery(reads.rateAlerts.list())
  const names = useCardTypes().data?.map
  const countries = useCardCurrencies().data?.map
  const remove = useAction(async (alertId: RateAlert['alertId']) => {
    await client.rateAlerts.remove({ body: { alertId } })
    await queries.invalidateQueries({ queryKey: ['rateAlerts'] })
  })
  return {
    list: data?.alerts,
    max: data?.max ?? 0,
    error,
    onRetry: () => void refetch(),
    onRemove: (alertId) => void remove.run(alertId),
    isRemoving: remove.isRunning,
    nameOf: ({ cardTypeId }) => names?.[cardTypeId]?.name ?? cardTypeId,
    countryOf: ({ currencyTypeId }) => countries?.[currencyTypeId],
  }
}
