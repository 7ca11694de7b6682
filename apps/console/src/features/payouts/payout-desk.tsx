import { LoadSwitch } from '@kaadi/react'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { useProviderTimeline } from './at-provider/use-provider-timeline.controller.ts'
import { PayoutDetailView } from './payout-detail.view.tsx'
import { PayoutsView } from './payouts.view.tsx'
import { usePayout } from './use-payout.controller.ts'
import { usePayouts } from './use-payouts.controller.ts'

/** The list at the left, the chosen payout at the right. */
export function PayoutDesk({ chosen }: { readonly chosen: string | undefined }) {
  return (
    <PayoutsView {...usePayouts()}>
      {chosen === undefined ? null : <ChosenPayout key={chosen} id={chosen} />}
    </PayoutsView>
  )
}

function ChosenPayout({ id }: { readonly id: string }) {
  const { detail, ...actions } = usePayout(id)
  const { timeline, ask } = useProviderTimeline(id)
  const { data, error } = detail
  return (
    <LoadSwitch
      data={data}
      error={error}
      failed={<LoadFailure error={error} onRetry={() => void detail.refetch()} />}
      loading={null}
    >
      {(payout) => <PayoutDetailView {...actions} payout={payout} timeline={timeline} ask={ask} />}
    </LoadSwitch>
  )
}
