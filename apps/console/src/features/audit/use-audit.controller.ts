import { useQuery } from '@tanstack/react-query'
import { useListAddress, useTyped } from '../../platform/lists/list-address.ts'
import { listDays } from '../../platform/lists/list-days.ts'
import { useListPage } from '../../platform/lists/list-page.ts'
import { useReads } from '../../platform/net/use-client.ts'

const refreshMs = 10_000
const pageSize = 50

/** A page of the audit. What is looked for stands in the address. */
export function useAudit() {
  const reads = useReads()
  const address = useListAddress()
  const outcome = address.oneOf('outcome', ['done', 'refused'])
  const operatorId = address.get('operator')
  const call = address.get('call')
  const subject = address.get('q') ?? ''
  const typed = useTyped(subject, (q) => address.change({ q: q.trim() }, { replace: subject !== '' }))
  const { days, from, before } = listDays(address)
  const at = address.get('at')
  const page = useListPage(address, {
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
  })
  const operators = useQuery(reads.audit.operators())
  const calls = useQuery(reads.audit.calls())
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
