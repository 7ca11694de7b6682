import { t } from '@kaadi/words'
import './home.css'
import { Banner, Button, PullToRefresh } from '@kaadi/ui'
import { ReceiptTextIcon } from '@kaadi/ui/icons'
import { lazy, Suspense } from 'react'
import { OfflineNotice } from '../../platform/offline/offline-notice.tsx'
import { PauseNotice } from '../../platform/screens/pause-notice.tsx'
import { TabScreen } from '../../platform/screens/tab-screen.tsx'
import { BestRatesView } from './best-rates.view.tsx'
import type { HomeBelowProps } from './home-below.view.tsx'
import { HomeHeader, type HomeHeaderProps } from './home-header.view.tsx'
import { OrderSlotView, type OrderSlotViewProps } from './order-slot.view.tsx'
import type { BestRates } from './use-best-rates.ts'
import type { OrderSlotState } from './use-order-slot.ts'

const HomeBelow = lazy(() => import('./home-below.tsx'))
const Starter = lazy(() => import('./starter.tsx'))

export interface HomeViewProps {
  readonly header: HomeHeaderProps
  readonly orders: OrderSlotState
  readonly lookOf: OrderSlotViewProps['lookOf']
  readonly rates: BestRates
  readonly below: HomeBelowProps
  readonly onRefresh: () => Promise<unknown>
}

/** What I have, what needs me, what I can do, what others got. */
export function HomeView(props: HomeViewProps) {
  const { header, orders, lookOf, rates, below } = props
  const isSettled = orders.slot !== undefined || Boolean(orders.error)
  return (
    <PullToRefresh onRefresh={props.onRefresh}>
      <TabScreen title={t('Home')} overlap header={<HomeHeader {...header} />}>
        {/* How much room the trades take is known with them: what stands below comes then, and stays where it is. */}
        <Suspense fallback={<OrderSlotView slot={undefined} lookOf={lookOf} />}>
          <PauseNotice />
          <Orders {...props} />
          {isSettled && (
            <>
              <OfflineNotice />
              <BestRatesView {...rates} />
              <Suspense>
                <HomeBelow {...below} />
              </Suspense>
            </>
          )}
        </Suspense>
      </TabScreen>
    </PullToRefresh>
  )
}

function Orders({ orders, lookOf }: HomeViewProps) {
  if (orders.isNewSeller) return <Starter />
  if (orders.slot || !orders.error) return <OrderSlotView slot={orders.slot} lookOf={lookOf} />
  return (
    <Banner
      tone="todo"
      icon={<ReceiptTextIcon />}
      className="w-home-failure"
      action={
        <Button variant="link" size="small" onClick={orders.refetch}>
          {t('Try again')}
        </Button>
      }
    >
      {t('Your trades did not load.')}
    </Banner>
  )
}
