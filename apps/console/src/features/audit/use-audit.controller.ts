import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useKnownPlace } from '../../platform/lists/known-place.ts'
import { useListAddress, useTyped } from '../../platform/lists/list-address.ts'
import { useReads } from '../../platform/net/use-client.ts'

const refreshMs = 10_000
const pageSize = 50
const day = /^\d{4}-\d{2}-\d{2}$/

/** Midnight of a day in the desk's zone, or of the day after. */
const midnight = (given: string | undefined, later = 0): string | undefined => {
  if (!given || !day.test(given)) return undefined
  const [year = 0, month = 1, date = 1] = given.split('-').map(Number)
  return new Date(year, month - 1, date + later).toISOString()
}

/** A page of the audit. What is looked for stands in the address. */
export function useAudit() {
  const reads = useReads()
  const address = useListAddress()
  const outcome = address.oneOf('outcome', ['done', 'refused'])
  const operatorId = address.get('operator')
  const call = address.get('call')
  const subject = address.get('q') ?? ''
  const typed = useTyped(subject, (q) => address.change({ q: q.trim() }, { replace: subject !== '' }))
  const days = { from: address.get('from') ?? null, to: address.get('to') ?? null }
  const from = midnight(days.from ?? undefined)
  const before = midnight(days.to ?? undefined, 1)
  const at = address.get('at')
  const page = useQuery({
    ...reads.audit.page({
      size: pageSize,
      ...(outcome && { outcome }),
      ...(operatorId && { operatorId }),
      ...(call && { call }),
      ...(subject && { subject }),
      ...(from && { from }),
      ...(before && { before }),
      ...(at && { cursor: at }),
    }),
    refetchInterval: refreshMs,
    placeholderData: keepPreviousData,
  })
  const operators = useQuery(reads.audit.operators())
  const calls = useQuery(reads.audit.calls())
  useKnownPlace(address, page.error)
  return {
    address,
    outcome,
    operatorId: operatorId ?? null,
    call: call ?? null,
    typed,
    days,
    page,
    operators: operators.data ?? [],
    calls: calls.data ?? [],
    isNarrowed: Boolean(outcome || operatorId || call || subject || from || before),
  }
}

export type Audit = ReturnType<typeof useAudit>
