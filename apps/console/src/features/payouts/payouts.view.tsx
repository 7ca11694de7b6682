import { labelled, t } from '@kaadi/words'
import './payouts.css'
import '../../platform/lists/filters.css'
import type { Payout } from '@kaadi/contract/payouts'
import { BankAvatar, Button, EmptyState, SegmentedControl } from '@kaadi/ui'
import { PayoutTable } from '@kaadi/ui/desk'
import { ComboboxInput, DateRange, Menu } from '@kaadi/ui/desk/widgets'
import type { ReactNode } from 'react'
import { CurrencyFilter } from '../../platform/lists/currency-filter.tsx'
import { ListFoot } from '../../platform/lists/list-foot.tsx'
import { ListSearch } from '../../platform/lists/list-search.tsx'
import { usePageTurn } from '../../platform/lists/page-turn.ts'
import { Link } from '../../platform/navigation/link.tsx'
import { DeskFrame } from '../../platform/screens/desk-frame.tsx'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { PayoutStopNotice } from '../../platform/screens/payout-stop.tsx'
import { usePayoutActions } from './payout-actions.tsx'
import { payoutItem } from './payout-item.ts'
import { nothingIn, payoutViews } from './payout-views.ts'
import type { Payouts } from './use-payouts.controller.ts'

interface PayoutsViewProps extends Payouts {
  /** The chosen payout. */
  readonly children: ReactNode
}

/** Withdrawals by age at the left, the chosen one at the right. */
export function PayoutsView({ children, ...list }: PayoutsViewProps) {
  const { view, address, page } = list
  return (
    <DeskFrame
      place="payouts"
      title={t('Payouts')}
      tools={
        <SegmentedControl
          label={t('Which payouts')}
          options={labelled(payoutViews)}
          value={view}
          onValueChange={(next) => address.change({ view: next === 'waiting' ? null : next, sort: null })}
        />
      }
    >
      <PayoutStopNotice />
      <PayoutFilters {...list} />
      <div className="c-payouts" data-chosen={children !== null || undefined}>
        {page.isError && !page.data ? (
          <LoadFailure error={page.error} onRetry={() => void page.refetch()} />
        ) : (
          <PayoutList {...list} />
        )}
        {children}
      </div>
    </DeskFrame>
  )
}

function PayoutFilters({ address, typed, bank, banks, days }: Payouts) {
  return (
    <section aria-label={t('Filters')} className="c-filters">
      <ListSearch
        label={t('Seller, account name, last 4 digits, reference or slip')}
        address={address}
        typed={typed}
      />
      <ComboboxInput
        aria-label={t('Bank')}
        placeholder={t('All banks')}
        value={bank}
        onValueChange={(value) => address.change({ bank: value })}
        options={banks?.map(({ code, name }) => ({
          value: code,
          label: name,
          art: <BankAvatar name={name} size="small" />,
        }))}
      />
      <CurrencyFilter address={address} />
      <DateRange
        label={t('Asked')}
        value={days}
        onValueChange={({ from, to }) => address.change({ from, to })}
      />
    </section>
  )
}

function PayoutList({ address, order, page, view, isNarrowed }: Payouts) {
  const { data } = page
  const openTo = (id: string) => address.with({ id })
  const actions = usePayoutActions(openTo)
  const byId = new Map<string, Payout>(data?.records.map((payout) => [payout.withdrawal.id, payout]))
  const isFurtherOn = address.get('at') !== undefined
  const table = usePageTurn(address, data !== undefined && !page.isPlaceholderData)
  return (
    <div>
      <PayoutTable
        ref={table}
        items={data?.records.map(payoutItem)}
        label={view === 'ended' ? t('Payouts that have ended') : undefined}
        sort={order.sort}
        onSort={order.onSort}
        aria-busy={page.isPlaceholderData || undefined}
        rowLink={(item) => address.rowLink(item.id)}
        linkAs={Link}
        rowMenu={(item, label) => <Menu label={label} actions={actions(byId.get(item.id)!)} linkAs={Link} />}
        empty={
          <EmptyState
            title={
              isFurtherOn
                ? t('Nothing is left here.')
                : isNarrowed
                  ? t('No payout fits.')
                  : t(nothingIn[view])
            }
            action={
              isFurtherOn || isNarrowed ? (
                <Button
                  variant="secondary"
                  onClick={() =>
                    address.change(
                      isFurtherOn
                        ? { at: null }
                        : { q: null, bank: null, currency: null, from: null, to: null },
                    )
                  }
                >
                  {isFurtherOn ? t('First page') : t('Show all')}
                </Button>
              ) : undefined
            }
          />
        }
      />
      <ListFoot page={page} one="payout" address={address} />
    </div>
  )
}
