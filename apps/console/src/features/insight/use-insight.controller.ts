import { cardFormSchema, receiptTypeSchema } from '@kaadi/contract/card-types'
import { currencyIds } from '@kaadi/contract/constants'
import { insightPeriod, maxInsightDays } from '@kaadi/contract/insight'
import { t } from '@kaadi/words'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useListAddress } from '../../platform/lists/list-address.ts'
import { listDays } from '../../platform/lists/list-days.ts'
import { useReads } from '../../platform/net/use-client.ts'

const refreshMs = 60_000

/** What is wrong with days that are asked for; null where nothing is. */
function wrongIn(days: {
  readonly from?: string | undefined
  readonly to?: string | undefined
}): string | null {
  if (insightPeriod(days, Date.now())) return null
  return days.from && days.to && days.to < days.from
    ? t('The end is before the beginning.')
    : t('At most {most} days are looked at together.', { most: maxInsightDays })
}

/** The figures of the period and the people that the address names. */
export function useInsight() {
  const reads = useReads()
  const address = useListAddress()
  const { days } = listDays(address)
  // What names no day is taken out of the address.
  const named = {
    from: address.oneOf('from', [days.from ?? '']),
    to: address.oneOf('to', [days.to ?? '']),
  }
  const wrongDays = wrongIn(named)
  const operatorId = address.get('operator')
  const cardTypeId = address.get('brand')
  const view = address.oneOf('view', ['reviewers', 'money']) ?? 'desk'
  const form = address.oneOf('form', cardFormSchema.def.values)
  const receiptType = address.oneOf('receipt', receiptTypeSchema.def.values)
  const figures = useQuery({
    ...reads.insight.desk({
      ...(days.from && { from: days.from }),
      ...(days.to && { to: days.to }),
      ...(operatorId && { operatorId }),
      ...(cardTypeId && { cardTypeId }),
      ...(form && { form }),
      ...(receiptType && { receiptType }),
    }),
    enabled: view !== 'money' && wrongDays === null,
    refetchInterval: refreshMs,
    placeholderData: keepPreviousData,
  })
  const money = useQuery({
    ...reads.insight.money({ ...(days.from && { from: days.from }), ...(days.to && { to: days.to }) }),
    enabled: view === 'money' && wrongDays === null,
    refetchInterval: refreshMs,
    placeholderData: keepPreviousData,
  })
  const moved = money.data?.currencies.map(({ currencyId }) => currencyId) ?? []
  // Everybody who answered in the period, whoever of them is looked at.
  const everybody = useQuery({
    ...reads.insight.desk({ ...(days.from && { from: days.from }), ...(days.to && { to: days.to }) }),
    enabled: view !== 'money' && wrongDays === null,
  })
  return {
    address,
    view,
    shown: view === 'money' ? money : figures,
    days,
    wrongDays,
    operatorId: operatorId ?? null,
    cardClass: form || receiptType ? `${form ?? ''}.${receiptType ?? ''}` : null,
    figures,
    money,
    /** The one that the address names; else the first in which something moved. */
    currencyId:
      currencyIds.find((id) => String(id) === address.get('currency')) ?? moved[0] ?? currencyIds[0]!,
    cardTypeId: cardTypeId ?? null,
    brands: everybody.data?.brands ?? [],
    reviewers: everybody.data?.reviewers ?? [],
    classes: everybody.data?.classes ?? [],
  }
}

export type InsightState = ReturnType<typeof useInsight>
