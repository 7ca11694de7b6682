import { BankDisc, EmptyState, Segmented } from '@kaadi/ui'
import { PayoutTable, StatTile } from '@kaadi/ui/desk'
import { ComboboxInput, Menu } from '@kaadi/ui/desk/widgets'
import { DeskFrame, useStats } from '../../platform/desk-frame.tsx'
import { Link } from '../../platform/link.tsx'
import { LoadFailure } from '../../platform/load-failure.tsx'
import { payoutPath } from '../../platform/paths.ts'
import { useRowFilter } from '../../platform/row-filter.ts'
import { usePayoutActions } from './payout-actions.ts'
import { PayoutDetail } from './payout-detail.view.tsx'
import { PayoutHistory } from './payout-history.view.tsx'
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
          <PayoutList key={view} view={view} page={page} />
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

/** The payouts of a view, of all banks or of one: open ones as work, ended ones as history. */
function PayoutList({ view, page }: Pick<PayoutsViewProps, 'view' | 'page'>) {
  const actions = usePayoutActions()
  const { rows, options, ...choice } = useRowFilter(page.data?.records, ({ withdrawal }) => ({
    id: withdrawal.bankName,
    name: withdrawal.bankName,
  }))
  const bankFilter = (
    <ComboboxInput
      {...choice}
      aria-label="Bank"
      placeholder="All banks"
      options={options?.map((bank) => ({ ...bank, art: <BankDisc name={bank.label} size="small" /> }))}
    />
  )
  const none = <EmptyState title={choice.value === null ? empty[view] : 'Nothing here for this bank.'} />
  if (view === 'ended')
    return <PayoutHistory payouts={rows} total={page.data?.total} tools={bankFilter} empty={none} />
  return (
    <div>
      <div className="c-filters">{bankFilter}</div>
      <PayoutTable
        items={rows?.map(payoutItem)}
        rowLink={(item) => ({ to: payoutPath(item.id) })}
        linkAs={Link}
        rowMenu={(item) => {
          const payout = rows?.find(({ withdrawal }) => withdrawal.id === item.id)
          return (
            payout && <Menu label={`Actions for ${item.number}`} actions={actions(payout)} linkAs={Link} />
          )
        }}
        empty={none}
      />
    </div>
  )
}
