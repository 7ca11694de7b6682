import type { Payout } from '@kaadi/contract/payouts'
import { usePatternWords, viewWithdrawalStatus } from '@kaadi/ui'
import { DateRange, type DateSpan, type ResourceColumn, ResourceTable } from '@kaadi/ui/desk/widgets'
import { type ReactNode, useState } from 'react'
import { Link } from '../../platform/link.tsx'
import { payoutPath } from '../../platform/paths.ts'
import { walletCurrency } from '../../platform/words.ts'
import { usePayoutActions } from './payout-actions.ts'
import { payoutItem } from './payout-item.ts'

interface PayoutHistoryProps {
  readonly payouts: readonly Payout[] | undefined
  /** How many have ended, also those that are not loaded. */
  readonly total: number | undefined
  readonly tools: ReactNode
  readonly empty: ReactNode
}

/** The calendar day of an instant, in the zone of the desk: `2026-11-20`. */
const dayOf = (instant: string): string => new Intl.DateTimeFormat('sv').format(new Date(instant))

const isWithin = ({ from, to }: DateSpan, day: string): boolean =>
  (from === null || day >= from) && (to === null || day <= to)

/** Payouts that have ended, to be searched and sorted. */
export function PayoutHistory({ payouts, total, tools, empty }: PayoutHistoryProps) {
  const words = usePatternWords()
  const actions = usePayoutActions()
  const [asked, setAsked] = useState<DateSpan>({ from: null, to: null })
  const columns: readonly ResourceColumn<Payout>[] = [
    {
      id: 'seller',
      header: 'Seller',
      width: '7rem',
      type: 'text',
      names: true,
      value: (row) => row.sellerName,
      detail: (row) => payoutItem(row).number,
    },
    {
      id: 'amount',
      header: 'Amount',
      type: 'money',
      value: ({ withdrawal }) => withdrawal.net,
      currency: ({ withdrawal }) => walletCurrency(withdrawal.currencyId),
    },
    {
      id: 'bank',
      header: 'Into',
      width: '10rem',
      type: 'text',
      value: ({ withdrawal }) => `${withdrawal.bankName} •••• ${withdrawal.accountEnding}`,
      detail: ({ withdrawal }) => withdrawal.accountName,
    },
    {
      id: 'slip',
      header: 'Bank slip',
      type: 'text',
      code: true,
      value: ({ withdrawal }) => withdrawal.bankSlipNumber,
    },
    {
      id: 'state',
      header: 'State',
      type: 'status',
      value: ({ withdrawal }) => viewWithdrawalStatus(withdrawal.status, words),
    },
    {
      id: 'asked',
      header: 'Asked',
      type: 'time',
      value: ({ withdrawal }) => Date.parse(withdrawal.createTime),
    },
  ]
  return (
    <ResourceTable
      label="Payouts that have ended"
      columns={columns}
      rows={payouts?.filter(({ withdrawal }) => isWithin(asked, dayOf(withdrawal.createTime)))}
      rowId={({ withdrawal }) => withdrawal.id}
      rowName={(row) => payoutItem(row).number}
      rowLink={({ withdrawal }) => ({ to: payoutPath(withdrawal.id) })}
      linkAs={Link}
      rowActions={actions}
      total={total}
      empty={empty}
      tools={
        <>
          {tools}
          <DateRange label="Asked" value={asked} onValueChange={setAsked} />
        </>
      }
    />
  )
}
