import type { EndpointQuery } from '@kaadi/contract/http'
import type { payouts } from '@kaadi/contract/payouts'
import { currencyOf } from '../../platform/lists/currency-filter.tsx'
import { searchedFor, useListAddress, useTyped } from '../../platform/lists/list-address.ts'
import { listDays } from '../../platform/lists/list-days.ts'
import { listSort } from '../../platform/lists/list-sort.ts'
import { payoutViews } from './payout-views.ts'

type Query = EndpointQuery<typeof payouts.page>
const pageSize = 50

/** Which payouts are shown, as the address says it. */
export function usePayoutList() {
  const address = useListAddress()
  const view =
    address.oneOf(
      'view',
      payoutViews.map(({ value }) => value),
    ) ?? 'waiting'
  const search = address.get('q') ?? ''
  const bank = address.get('bank')
  const { days, from: askedFrom, before: askedBefore } = listDays(address)
  const currencyId = currencyOf(address)
  const at = address.get('at')
  const order = listSort(
    address,
    { time: 'asked', amount: 'amount' },
    view === 'ended' ? 'descending' : 'ascending',
  )
  const typed = useTyped(search, (q) => address.change({ q }, { replace: search !== '' }))
  const wanted = searchedFor(search)
  const query: Query = {
    view,
    size: pageSize,
    sort: order.by,
    direction: order.direction,
    ...(wanted && { search: wanted }),
    ...(bank && { bankCode: bank }),
    ...(currencyId && { currencyId }),
    ...(askedFrom && { askedFrom }),
    ...(askedBefore && { askedBefore }),
    ...(at && { cursor: at }),
  }
  const isNarrowed = Boolean(wanted || bank || currencyId || askedFrom || askedBefore)
  return { address, view, query, order, typed, bank: bank ?? null, days, isNarrowed }
}
