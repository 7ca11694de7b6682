import type { desk } from '@kaadi/contract/desk'
import type { EndpointQuery } from '@kaadi/contract/http'
import { currencyOf } from '../../platform/lists/currency-filter.tsx'
import { useListAddress } from '../../platform/lists/list-address.ts'
import { listSort } from '../../platform/lists/list-sort.ts'
import { useOrderSearch } from '../../platform/lists/order-search.ts'
import { onlyChoices, queueViews } from './queue-views.ts'

type Query = EndpointQuery<typeof desk.queue>
const pageSize = 50

/** Which part of the queue is shown, as the address says it. */
export function useQueueList() {
  const address = useListAddress()
  const view = address.oneOf(
    'view',
    queueViews.map(({ value }) => value),
  )
  const only = address.oneOf(
    'only',
    onlyChoices.map(({ value }) => value),
  )
  const card = address.get('card')
  const currencyId = currencyOf(address)
  const at = address.get('at')
  const order = listSort(
    address,
    { time: 'due', amount: 'payout' },
    view === 'decided' ? 'descending' : 'ascending',
  )
  const { typed, wanted } = useOrderSearch(address)
  const query: Query = {
    view: view ?? 'waiting',
    size: pageSize,
    sort: order.by,
    direction: order.direction,
    ...(wanted && { search: wanted }),
    ...(card && { cardTypeId: card as never }),
    ...(currencyId && { currencyId }),
    ...(only && only !== 'all' && { only }),
    ...(at && { cursor: at }),
  }
  return {
    address,
    query,
    order,
    typed,
    view: view ?? ('waiting' as const),
    only: only ?? ('all' as const),
    card: card ?? null,
    isNarrowed: Boolean(wanted || card || currencyId || (only && only !== 'all')),
  }
}
