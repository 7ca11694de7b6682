'use client'

import type { ReactNode } from 'react'
import { BankAvatar } from '../../patterns/bank/bank-avatar.tsx'
import { classNames } from '../../primitives/class-names.ts'
import { Money, type MoneyCurrency } from '../../primitives/money/money.tsx'
import { Tag, type TagTone } from '../../primitives/tag/tag.tsx'
import { type Column, DataTable, type DataTableProps } from '../data-table/data-table.tsx'
import { DeskWithdrawalStatus } from '../desk-status/desk-status.tsx'
import { useDeskWords } from '../words/desk-words-provider.tsx'

export interface PayoutItem {
  id: string
  /** "WD-2611-20-1182" */
  number: string
  seller: string
  amount: string
  currency: MoneyCurrency
  bank: string
  /** Last digits of the account. */
  lastDigits: string
  owner: string
  /** How the account's name compares with the seller's own; left out where the seller's is not known. */
  nameMatch?: 'exact' | 'near' | 'differs' | undefined
  /** "1:32 pm" */
  askedAt: string
  /** The numeric `status`. */
  status: number
  /** Nobody has it: it was never taken, or it was handed back. */
  isToBeTaken?: boolean | undefined
  /** Another person has to release it before it is taken. */
  needsSecond?: boolean | undefined
  /** The bank's own number of a payout that was paid. */
  slip?: string | null | undefined
  /** The operator at this desk has it. */
  isMine?: boolean | undefined
  /** What risk found: "New account", "Limit". */
  flags?: readonly { label: string; tone: TagTone }[] | undefined
}

export interface PayoutTableProps
  extends Omit<DataTableProps<PayoutItem>, 'label' | 'columns' | 'rows' | 'rowId' | 'rowName'> {
  label?: string | undefined
  items: readonly PayoutItem[] | undefined
  /** The sum of the chosen ones, added up by the service; shown with the buttons of the batch. */
  batch?: { count: number; total: string; currency: MoneyCurrency; actions: ReactNode } | undefined
}

/** Withdrawals to pay out, one line of at most 44 px each. Chosen ones make a batch, which another person approves. */
export function PayoutTable({ label, items, batch, className, ...rest }: PayoutTableProps) {
  const words = useDeskWords()
  const matchColumn: Column<PayoutItem> = {
    id: 'match',
    header: words.nameMatch,
    cell: ({ nameMatch }) =>
      nameMatch ? <Tag tone={matchTones[nameMatch]}>{words.nameMatches[nameMatch]}</Tag> : null,
  }
  const slipColumn: Column<PayoutItem> = {
    id: 'slip',
    header: words.slip,
    cut: { least: '4rem', share: '12%' },
    cell: ({ slip }) => <span className="k-desk-line k-code">{slip}</span>,
  }
  return (
    <div className={classNames('k-payout-table', className)}>
      <DataTable
        {...rest}
        label={label ?? words.payouts}
        rows={items}
        rowId={(item) => item.id}
        rowName={(item) => item.number}
        rowTone={(item) => (item.isMine ? 'mine' : undefined)}
        density="compact"
        columns={[
          {
            id: 'seller',
            header: words.seller,
            names: true,
            cut: { least: '3.5rem', share: '20%' },
            cell: (item) => (
              <span className="k-desk-line">
                {item.seller} <span className="k-payout-table-more">{item.number}</span>
              </span>
            ),
          },
          {
            id: 'amount',
            header: words.amount,
            align: 'end',
            sortable: true,
            cell: (item) => <Money amount={item.amount} currency={item.currency} mode="exact" />,
          },
          {
            id: 'bank',
            header: words.payInto,
            cut: { least: '6rem', share: '30%' },
            cell: (item) => (
              <span className="k-payout-table-bank">
                <BankAvatar name={item.bank} size="small" />
                <span className="k-desk-line">{item.bank}</span>{' '}
                <span>
                  <span className="k-payout-table-dots">•••• </span>
                  {item.lastDigits}
                </span>{' '}
                <span className="k-desk-line k-payout-table-more">{item.owner}</span>
              </span>
            ),
          },
          ...(items?.some(({ nameMatch }) => nameMatch) ? [matchColumn] : []),
          ...(items?.some(({ slip }) => slip) ? [slipColumn] : []),
          { id: 'asked', header: words.asked, sortable: true, cell: (item) => item.askedAt },
          {
            id: 'state',
            header: words.state,
            cell: (item) => (
              <span className="k-payout-table-tags">
                {item.status === 0 && !item.isToBeTaken ? null : (
                  <DeskWithdrawalStatus
                    status={item.status}
                    isToBeTaken={item.isToBeTaken}
                    needsSecond={item.needsSecond}
                  />
                )}
                {item.flags?.map((flag) => (
                  <Tag key={flag.label} tone={flag.tone} title={flag.label}>
                    <span className="k-desk-line k-payout-table-flag">{flag.label}</span>
                  </Tag>
                ))}
              </span>
            ),
          },
        ]}
      />
      {batch ? (
        <div className="k-payout-table-batch">
          <p role="status">
            {words.batchTotal(
              batch.count,
              <Money amount={batch.total} currency={batch.currency} size={18} mode="exact" />,
            )}
          </p>
          {batch.actions}
        </div>
      ) : null}
    </div>
  )
}

const matchTones: Record<NonNullable<PayoutItem['nameMatch']>, TagTone> = {
  exact: 'ok',
  near: 'todo',
  differs: 'bad',
}
