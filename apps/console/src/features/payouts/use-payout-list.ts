import type { EndpointQuery } from '@kaadi/contract/http'
import type { payouts } from '@kaadi/contract/payouts'
import type { DateSpan } from '@kaadi/ui/desk/widgets'
import { currencyOf } from '../../platform/lists/currency-filter.tsx'
import { searchedFor, useListAddress, useTyped } from '../../platform/lists/list-address.ts'
import { listSort } from '../../platform/lists/list-sort.ts'
import { payoutViews } from './payout-views.ts'

type Query = EndpointQuery<typeof payouts.page>
const pageSize = 50
const dayForm = /^\d{4}-\d{2}-\d{2}$/

/** The midnight that begins a day of the desk's zone, or the day after it; undefined where the address holds no day. */
function midnight(day: string | undefined, daysLater = 0): string | undefined {
  if (!day || !dayForm.test(day)) return undefined
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const at = new Date(year, month - 1, date + daysLater)
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}

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
  const days: DateSpan = { from: address.get('from') ?? null, to: address.get('to') ?? null }
  const askedFrom = midnight(days.from ?? undefined)
  const askedBefore = midnight(days.to ?? undefined, 1)
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
