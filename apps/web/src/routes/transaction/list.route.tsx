import { SegmentedControl } from '@kaadi/ui'
import { labelled, msg, t } from '@kaadi/words'
import { lazy, Suspense } from 'react'
import { TradeTotalsFirst } from '../../features/card-orders/history/trade-totals-place.tsx'
import { OrderListView } from '../../features/card-orders/order-list.view.tsx'
import { useOrderList } from '../../features/card-orders/use-order-list.controller.ts'
import { useWithdrawalList } from '../../features/withdrawals/use-withdrawal-list.controller.ts'
import { WithdrawalListView } from '../../features/withdrawals/withdrawal-list.view.tsx'
import { useChangeQuery, useOneOf } from '../../platform/navigation/change-query.ts'
import { TabScreen } from '../../platform/screens/tab-screen.tsx'
import { recentMonths } from '../../platform/time/recent-months.ts'
import { useNow } from '../../platform/time/use-now.ts'

const TradeTotals = lazy(() => import('../../features/card-orders/history/trade-totals.tsx'))

const NewMessages = lazy(() => import('../../features/order-messages/new-messages.tsx'))

const tabs = [
  { value: 'cards', label: msg('Gift cards') },
  { value: 'withdrawals', label: msg('Withdrawals') },
] as const

/** `/transaction` and `/transaction/list`. Tab and filters stand in the address, so that Back finds them again. */
export default function TransactionListRoute() {
  const changeQuery = useChangeQuery()
  const tab = useOneOf('tab', ['cards', 'withdrawals'])
  return (
    <TabScreen title={t('Trades')}>
      <SegmentedControl
        label={t('What to show')}
        options={labelled(tabs)}
        value={tab}
        onValueChange={(next) => changeQuery({ tab: next, family: '', month: '', state: '' })}
      />
      {tab === 'cards' ? <Orders /> : <Withdrawals />}
    </TabScreen>
  )
}

function Orders() {
  const now = useNow()
  const changeQuery = useChangeQuery()
  const filter = {
    family: useOneOf('family', ['', 'open', 'paid', 'notPaid', 'contested', 'undone']),
    month: useOneOf('month', ['', ...recentMonths(now)]),
  }
  const list = useOrderList(filter, ({ family, month }) => changeQuery({ family, month }))
  return (
    <OrderListView
      {...list}
      newsOf={(giftOrderId) => (
        <Suspense fallback={null}>
          <NewMessages giftOrderId={giftOrderId} />
        </Suspense>
      )}
      totals={
        <Suspense fallback={<TradeTotalsFirst />}>
          <TradeTotals filter={filter} />
        </Suspense>
      }
    />
  )
}

function Withdrawals() {
  const changeQuery = useChangeQuery()
  const state = useOneOf('state', ['', 'open', 'paid', 'notPaid'])
  return <WithdrawalListView {...useWithdrawalList(state, (next) => changeQuery({ state: next }))} />
}
