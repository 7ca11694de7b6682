import { EmptyState, Segmented } from '@kaadi/ui'
import { PayoutTable, StatTile } from '@kaadi/ui/desk'
import { DeskFrame, useStats } from '../../platform/desk-frame.tsx'
import { Link } from '../../platform/link.tsx'
import { LoadFailure } from '../../platform/load-failure.tsx'
import { payoutPath } from '../../platform/paths.ts'
import { PayoutDetail } from './payout-detail.view.tsx'
import { payoutItem } from './payout-item.ts'
import type { PayoutsViewProps } from './payouts-props.ts'
import { payoutViews } from './use-payouts.controller.ts'

const empty = {
  waiting: 'Nobody waits for a payout.',
  sent: 'Nothing is at the bank.',
  ended: 'No payout has ended yet.',
} as const

/** Withdrawals by age at the left, the chosen one at the right. */
export function PayoutsView(props: PayoutsViewProps) {
  const { view, setView, page, detail, chosen } = props
  const stats = useStats()
  return (
    <DeskFrame
      place="payouts"
      title="Payouts"
      tools={<Segmented label="Which payouts" options={payoutViews} value={view} onValueChange={setView} />}
    >
      <div className="c-tiles">
        <StatTile label="Waiting" value={stats?.payoutsWaiting ?? '–'} />
      </div>
      <div className="c-payouts" data-chosen={chosen !== undefined || undefined}>
        {page.isError && !page.data ? (
          <LoadFailure error={page.error} onRetry={() => void page.refetch()} />
        ) : (
          <PayoutTable
            items={page.data?.records.map(payoutItem)}
            rowLink={(item) => ({ to: payoutPath(item.id) })}
            linkAs={Link}
            empty={<EmptyState title={empty[view]} />}
          />
        )}
        {chosen !== undefined &&
          (detail.data ? (
            <PayoutDetail key={chosen} {...props} payout={detail.data} />
          ) : detail.isError ? (
            <LoadFailure error={detail.error} onRetry={() => void detail.refetch()} />
          ) : null)}
      </div>
    </DeskFrame>
  )
}
