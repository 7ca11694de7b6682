import type { Change, moneyResources, rewardResources } from '@kaadi/contract/changes'
import type { CurrencyId } from '@kaadi/contract/constants'
import { useQuery } from '@tanstack/react-query'
import { currencyOf } from '../../../platform/lists/currency-filter.tsx'
import { searchedFor, useListAddress, useTyped } from '../../../platform/lists/list-address.ts'
import { useListPage } from '../../../platform/lists/list-page.ts'
import { listSort } from '../../../platform/lists/list-sort.ts'
import { useReads } from '../../../platform/net/use-client.ts'
import type { Values } from '../resources/index.ts'

const pageSize = 50
const refreshMs = 15_000

/** A line of the table, of whatever resource. */
export interface RowLine {
  readonly subject: string
  readonly title: string
  readonly values: Values
  readonly openChange: 'waiting' | 'scheduled' | null
}

const states = ['on', 'planned', 'over'] as const

/** What has rows of its own on a page of settings. */
type Listed = (typeof rewardResources | typeof moneyResources)[number]

/** A page of rows, held by the address: resource, filters, sort, place and chosen row. */
export function useRows(resources: readonly Listed[]) {
  const reads = useReads()
  const address = useListAddress()
  const resource: Listed = address.oneOf('resource', resources) ?? resources[0]!
  const currencyId = currencyOf(address) as CurrencyId | undefined
  const state = address.oneOf('state', states)
  const search = address.get('q') ?? ''
  const typed = useTyped(search, (q) => address.change({ q }, { replace: search !== '' }))
  const order = listSort(
    address,
    { time: 'name', amount: 'size' },
    resource === 'campaigns' ? 'descending' : 'ascending',
  )
  const at = address.get('at')
  const wanted = searchedFor(search)
  const common = {
    size: pageSize,
    direction: order.direction,
    ...(currencyId && { currencyId }),
    ...(at && { cursor: at }),
  }
  const campaigns = useListPage(address, {
    ...reads.campaigns.list({
      ...common,
      sort: order.by,
      ...(state && { state }),
      ...(wanted && { search: wanted }),
    }),
    refetchInterval: refreshMs,
    enabled: resource === 'campaigns',
  })
  const others = useListPage(address, {
    ...reads.changes.rows({
      ...common,
      resource: resource === 'campaigns' ? 'rebates' : resource,
      sort: order.by === 'amount' ? 'amount' : 'usual',
    }),
    refetchInterval: refreshMs,
    enabled: resource !== 'campaigns',
    // Each resource has its own columns.
    isLike: ([, , query]) => (query as { readonly resource?: Listed }).resource === resource,
  })
  const page = resource === 'campaigns' ? campaigns : others
  const rows: readonly RowLine[] | undefined =
    resource === 'campaigns'
      ? campaigns.data?.records.map(({ openChange, ...values }) => ({
          subject: values.campaignId,
          title: values.title,
          values: { ...values },
          openChange,
        }))
      : others.data?.records
  const open = useOpenChanges(resource, rows?.some(({ openChange }) => openChange !== null) ?? false)
  return {
    address,
    open,
    resources,
    resource,
    state,
    typed,
    order,
    rows,
    page,
    isNarrowed: Boolean(wanted || state || currencyId),
  }
}

/** What is asked for of these rows and has not come yet, by row. */
function useOpenChanges(resource: Listed, isWanted: boolean): ReadonlyMap<string, Change> {
  const reads = useReads()
  const options = { enabled: isWanted, refetchInterval: refreshMs }
  const waiting = useQuery({
    ...reads.changes.list({ view: 'waiting', resource, size: pageSize }),
    ...options,
  })
  const planned = useQuery({
    ...reads.changes.list({ view: 'scheduled', resource, size: pageSize }),
    ...options,
  })
  const found = [...(waiting.data?.records ?? []), ...(planned.data?.records ?? [])]
  return new Map(found.map((change) => [change.subject, change]))
}

export type Rows = ReturnType<typeof useRows>
