import { cardFormSchema, receiptTypeSchema } from '@kaadi/contract/card-types'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useListAddress } from '../../platform/lists/list-address.ts'
import { listDays } from '../../platform/lists/list-days.ts'
import { useReads } from '../../platform/net/use-client.ts'

const refreshMs = 60_000

/** The figures of the period and the people that the address names. */
export function useInsight() {
  const reads = useReads()
  const address = useListAddress()
  const { days } = listDays(address)
  const operatorId = address.get('operator')
  const form = address.oneOf('form', cardFormSchema.def.values)
  const receiptType = address.oneOf('receipt', receiptTypeSchema.def.values)
  const figures = useQuery({
    ...reads.insight.desk({
      ...(days.from && { from: days.from }),
      ...(days.to && { to: days.to }),
      ...(operatorId && { operatorId }),
      ...(form && { form }),
      ...(receiptType && { receiptType }),
    }),
    refetchInterval: refreshMs,
    placeholderData: keepPreviousData,
  })
  // Everybody who answered in the period, whoever of them is looked at.
  const everybody = useQuery(
    reads.insight.desk({ ...(days.from && { from: days.from }), ...(days.to && { to: days.to }) }),
  )
  return {
    address,
    view: address.oneOf('view', ['reviewers']) ?? 'desk',
    days,
    operatorId: operatorId ?? null,
    cardClass: form || receiptType ? `${form ?? ''}.${receiptType ?? ''}` : null,
    figures,
    reviewers: everybody.data?.reviewers ?? [],
    classes: everybody.data?.classes ?? [],
  }
}

export type InsightState = ReturnType<typeof useInsight>
