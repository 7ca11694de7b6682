import { type Delivery, partners } from '@kaadi/contract/partners'
import { hasCode } from '@kaadi/core/errors'
import { useAction } from '@kaadi/react'
import { type Pages, usePages } from '@kaadi/react/lists'
import { useSearchParams } from 'react-router-dom'
import { oneOf, useChangeQuery } from '../../../platform/navigation/change-query.ts'
import { useLateCalls } from '../../../platform/net/use-late-calls.ts'
import { useStanding } from './use-standing.ts'

export type DeliveryFilter = Delivery['status'] | 'all'

export interface Deliveries {
  readonly pages: Pages<Delivery>
  readonly isPartner: boolean
  readonly filter: DeliveryFilter
  readonly onFilter: (filter: DeliveryFilter) => void
  readonly onResend: (delivery: Delivery) => void
  readonly isBusy: boolean
}

/** Events are on their way while one looks. */
const refreshMs = 5_000

/** The delivery log, narrowed as the address says. */
export function useDeliveries(onSent: () => void): Deliveries {
  const [query] = useSearchParams()
  const changeQuery = useChangeQuery()
  const { client } = useLateCalls({ partners })
  const standing = useStanding()
  const filter = oneOf(['all', 'waiting', 'delivered', 'parked', 'held'], query.get('status'))
  const pages = usePages<Delivery>({
    queryKey: ['partners', 'deliveries', filter],
    fetchPage: (ask, signal) =>
      client.partners.deliveries({
        query: { ...ask, ...(filter !== 'all' && { status: filter }) },
        signal,
        quiet: true,
      }),
    isEnabled: standing.isPartner === true,
    refetchInterval: refreshMs,
  })
  const resend = useAction(({ eventId }: Delivery, idempotencyKey) =>
    client.partners.resend({ body: { eventId }, idempotencyKey }),
  )
  return {
    pages: standing.isPartner ? pages : { ...pages, error: standing.error, refetch: standing.refetch },
    isPartner: standing.isPartner !== false && !hasCode(pages.error, 'notPartner'),
    filter,
    onFilter: (next) => changeQuery({ status: next === 'all' ? '' : next }),
    onResend: async (delivery) => {
      if (!(await resend.run(delivery))) return
      pages.refetch()
      onSent()
    },
    isBusy: resend.isRunning,
  }
}
