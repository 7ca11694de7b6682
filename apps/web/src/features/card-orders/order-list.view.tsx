import { walletCurrency } from '@kaadi/core/money'
import { labelled, type Message, msg, t } from '@kaadi/words'
import './order-list.css'
import '../../platform/lists/list.css'
import '../../platform/screens/stacks.css'
import type { CardOrderFamily, CardOrderSummary } from '@kaadi/contract/card-orders'
import { LoadSwitch } from '@kaadi/react'
import { ButtonLink, EmptyFan, EmptyState, FilterBar, OrderRow, Panel, Rows, Section } from '@kaadi/ui'
import type { ReactNode } from 'react'
import { FilterSelect } from '../../platform/lists/filter-select.tsx'
import { ListEnd, type ListEndProps } from '../../platform/lists/list-end.tsx'
import { LongDays } from '../../platform/lists/long-days.tsx'
import { Link } from '../../platform/navigation/link.tsx'
import { cardDetailPath, paths } from '../../platform/navigation/paths.ts'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { RowsSkeleton } from '../../platform/screens/rows-skeleton.tsx'
import { monthName } from '../../platform/time/month-name.ts'
import { recentMonths } from '../../platform/time/recent-months.ts'
import { times } from '../../platform/time/times.ts'
import { answerInShort } from './answer-deadline.ts'
import { isWindowOver, needsSeller, orderTitle } from './describe-order.ts'
import { promiseInShort } from './order-promise.view.tsx'

export interface OrderFilter {
  readonly family: CardOrderFamily | ''
  /** `2026-11`; empty for every month. */
  readonly month: string
}

export interface CardLook {
  readonly colors: readonly [string, string]
  readonly logo: string | null
}

export interface OrderListViewProps {
  orders: readonly CardOrderSummary[] | undefined
  /** Those that wait for the seller, soonest end first, whether they are among the loaded ones or not. */
  waiting: readonly CardOrderSummary[]
  error: unknown
  filter: OrderFilter
  /** The service's clock. */
  now: number
  lookOf: (cardTypeId: string) => CardLook | undefined
  more: Omit<ListEndProps, 'end'>
  /** What is new about one of them. */
  newsOf?: (giftOrderId: string) => ReactNode
  /** What they come to. */
  totals?: ReactNode
  onFilter: (filter: OrderFilter) => void
  onRetry: () => void
}

const families: readonly { readonly value: CardOrderFamily | ''; readonly label: Message }[] = [
  { value: '', label: msg('All') },
  { value: 'open', label: msg('In progress') },
  { value: 'paid', label: msg('Paid') },
  { value: 'notPaid', label: msg('Not paid') },
  { value: 'contested', label: msg('In appeal') },
  { value: 'undone', label: msg('Taken back') },
]

/** The seller's trades, newest first; what waits for the seller stands above all others. */
export function OrderListView(props: OrderListViewProps) {
  const { orders, error, filter, now, onFilter, onRetry } = props
  return (
    <div className="w-stack">
      <div className="w-filters">
        <FilterSelect
          label={t('Month')}
          value={filter.month}
          all={t('All months')}
          options={recentMonths(now).map((month) => ({ value: month, label: monthName(month) }))}
          onChange={(month) => onFilter({ ...filter, month })}
        />
        <FilterBar
          label={t('State of the trade')}
          options={labelled(families)}
          value={filter.family}
          onChange={(family) => onFilter({ ...filter, family: family as OrderFilter['family'] })}
        />
      </div>
      <LoadSwitch
        data={orders}
        error={error}
        failed={<LoadFailure error={error} onRetry={onRetry} />}
        loading={<RowsSkeleton rows={6} label={t('Loading trades')} />}
      >
        {(orders) => <Orders {...props} orders={orders} />}
      </LoadSwitch>
    </div>
  )
}

function Orders({
  orders,
  waiting,
  filter,
  now,
  lookOf,
  more,
  newsOf,
  totals,
}: OrderListViewProps & { orders: readonly CardOrderSummary[] }) {
  if (orders.length === 0) return <NoOrders filtered={filter.family !== '' || filter.month !== ''} />
  const named = new Set(waiting.map(({ giftOrderId }) => giftOrderId))
  const needed = [...waiting, ...orders.filter(({ giftOrderId }) => !named.has(giftOrderId))].filter(
    (order) => needsSeller(order, now),
  )
  const others = orders.filter((order) => !needsSeller(order, now))
  const row = (order: CardOrderSummary) => (
    <OrderRow
      key={order.giftOrderId}
      as={Link}
      to={cardDetailPath(order.giftOrderId)}
      cardName={order.cardTypeName}
      colors={lookOf(order.cardTypeId)?.colors}
      logo={lookOf(order.cardTypeId)?.logo}
      title={orderTitle(order)}
      detail={
        <>
          {promiseInShort({ order, now }) ?? answerInShort(order, now) ?? times.timeOfDay(order.createTime)}{' '}
          {newsOf?.(order.giftOrderId)}
        </>
      }
      status={order.orderStatus}
      windowOver={isWindowOver(order, now)}
      amount={order.settledAmount ?? order.offeredAmount ?? order.payout}
      amountLabel={order.offeredAmount && t('Offer')}
      currency={walletCurrency(order.currencyId)}
    />
  )
  return (
    <>
      {totals}
      {needed.length > 0 && (
        <Section title={t('Needs you')}>
          <Panel padding="none" className="w-needs-you">
            <Rows>{needed.map(row)}</Rows>
          </Panel>
        </Section>
      )}
      {others.length > 0 && (
        <LongDays
          items={others}
          labelOf={({ createTime }) => times.day(createTime)}
          idOf={({ giftOrderId }) => giftOrderId}
          textOf={orderTitle}
          row={row}
        />
      )}
      <ListEnd {...more} end={t('Those are all your trades.')} />
    </>
  )
}

function NoOrders({ filtered }: { filtered: boolean }) {
  if (filtered)
    return <EmptyState title={t('No trades here')}>{t('Choose another state or month.')}</EmptyState>
  return (
    <EmptyState
      art={<EmptyFan />}
      title={t('No trades yet')}
      action={
        <ButtonLink as={Link} to={paths.sellList}>
          {t('Sell a card')}
        </ButtonLink>
      }
    >
      {t('Sell your first card and follow it here.')}
    </EmptyState>
  )
}
