'use client'

import { type ReactNode, useState } from 'react'
import { CardFace } from '../../patterns/card-face/card-face.tsx'
import type { CardColors } from '../../patterns/card-face/dyes.ts'
import { Button } from '../../primitives/button/button.tsx'
import { classNames } from '../../primitives/class-names.ts'
import { UserCheckIcon } from '../../primitives/icon/generated/user-check-icon.ts'
import { UserIcon } from '../../primitives/icon/generated/user-icon.ts'
import { Money, type MoneyCurrency } from '../../primitives/money/money.tsx'
import { Tag } from '../../primitives/tag/tag.tsx'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx'
import { DataTable, type DataTableProps } from '../data-table/data-table.tsx'
import { DeskOrderStatus } from '../desk-status/desk-status.tsx'
import { KeyMark } from '../shortcuts/key-mark.tsx'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'
import { useDeskWords } from '../words/desk-words-provider.tsx'
import { DueTime } from './due-time.tsx'
import { OrderNumber } from './order-number.tsx'
import { type QueueFlag, QueueFlags } from './queue-flags.tsx'

/**
 * Who has the order: nobody, me, or a colleague. `judged`: nobody, and I have given my verdict on it; `own`: I am its seller,
 * and who has it is not told.
 */
export type Claim =
  | { by: 'none' }
  | { by: 'me' }
  | { by: 'judged' }
  | { by: 'own' }
  | { by: 'other'; name: string }

export interface QueueItem {
  id: string
  /** "GC-2611-20-48813" */
  number: string
  cardName: string
  colors?: CardColors | undefined
  logo?: string | null | undefined
  /** "2 × $100, USA, photo" */
  value: ReactNode
  payout: string
  currency: MoneyCurrency
  seller: string
  /** Level of the seller, which orders the queue after time. */
  level?: string | undefined
  /** The instant that was promised, in milliseconds; null while it waits for the seller. */
  due: number | null
  /** Stands in place of the promise where nothing is promised any more: when it was decided. */
  time?: string | undefined
  /** The numeric `orderStatus`. */
  status: number
  claim: Claim
  /** What the automatic checks found. The gravest is shown in words, the others by their number. */
  flags?: readonly QueueFlag[] | undefined
}

export interface QueueTableProps
  extends Omit<
    DataTableProps<QueueItem>,
    'onRowFocus' | 'label' | 'columns' | 'rows' | 'rowId' | 'rowName' | 'rowTone'
  > {
  label?: string | undefined
  /** Of the first column, where it has other times than the promise. */
  timeLabel?: string | undefined
  /** Undefined while they are loading; in the order of the service, most urgent first. */
  items: readonly QueueItem[] | undefined
  now: number
  onClaim: (item: QueueItem) => void
  /** The id of the order that is being claimed. */
  claiming?: string | null | undefined
}

/** Waiting or being checked: the last column tells it, by a button or a name. */
const isShownByClaim = (status: number): boolean => status < 2
/** It waits for a reviewer, the first or the second one; the others wait for somebody else, or for nobody. */
const waitsForUs = (status: number): boolean => isShownByClaim(status) || status === 4

const isFree = ({ claim, status }: QueueItem): boolean => claim.by === 'none' && waitsForUs(status)

/**
 * Orders to check, by due time, with who has them. U and P sort them; J and K go from row to row, T takes the one that was
 * gone to, and the first one that is free before. A row is one line of at most 44 px.
 */
export function QueueTable({
  label,
  timeLabel,
  items,
  now,
  onClaim,
  claiming,
  className,
  ...rest
}: QueueTableProps) {
  const words = useDeskWords()
  const [focused, setFocused] = useState<string | null>(null)
  const here = items?.find(({ id }) => id === focused)
  // Where nothing can be done with the row that was gone to, T takes no other instead.
  const meant = here ? (isFree(here) || here.claim.by === 'me' ? here : undefined) : items?.find(isFree)
  useShortcuts({ t: meant && !claiming ? () => onClaim(meant) : undefined })
  return (
    <DataTable
      {...rest}
      className={classNames('k-queue-table', className)}
      label={label ?? words.queue}
      rows={items}
      rowId={(item) => item.id}
      rowName={(item) => item.number}
      density="compact"
      onRowFocus={(item) => setFocused(item?.id ?? null)}
      rowTone={(item) =>
        item.claim.by === 'me' ? 'mine' : item.due !== null && item.due < now ? 'late' : undefined
      }
      columns={[
        {
          id: 'due',
          header: timeLabel ?? words.due,
          sortable: true,
          sortKey: 'u',
          width: '8rem',
          cell: (item) =>
            item.time ? (
              <span className="k-due-time">{item.time}</span>
            ) : (
              <DueTime due={item.due} now={now} />
            ),
        },
        {
          id: 'card',
          header: words.card,
          names: true,
          cut: { least: '7.5rem', share: '22%' },
          cell: (item) => (
            <span className="k-queue-table-card">
              <CardFace name={item.cardName} colors={item.colors} logo={item.logo} size="s" />
              <span className="k-desk-line">
                {item.cardName} <OrderNumber number={item.number} />
              </span>
            </span>
          ),
        },
        {
          id: 'value',
          header: words.value,
          cut: { least: '6.5rem', share: '26%' },
          cell: (item) => <span className="k-desk-line">{item.value}</span>,
        },
        {
          id: 'payout',
          header: words.payout,
          sortable: true,
          sortKey: 'p',
          align: 'end',
          cell: (item) => <Money amount={item.payout} currency={item.currency} />,
        },
        {
          id: 'seller',
          header: words.seller,
          cut: { least: '4rem', share: '12%' },
          cell: (item) => (
            <span className="k-desk-line">
              {item.seller}
              {item.level ? <span className="k-queue-table-level"> {item.level}</span> : null}
            </span>
          ),
        },
        {
          id: 'state',
          header: words.state,
          cell: (item) => (
            <span className="k-queue-table-tags">
              {isShownByClaim(item.status) ? null : <DeskOrderStatus status={item.status} />}
              <QueueFlags flags={item.flags ?? []} />
            </span>
          ),
        },
        {
          id: 'claim',
          header: words.claimedBy,
          align: 'end',
          width: '6rem',
          cell: (item) =>
            item.claim.by === 'none' ? (
              isFree(item) && (
                <>
                  {item === meant && <KeyMark of="t" />}{' '}
                  <Button
                    size="small"
                    variant="secondary"
                    aria-label={words.claimNamed(item.number)}
                    aria-keyshortcuts={item === meant ? 't' : undefined}
                    loading={claiming === item.id}
                    onClick={() => onClaim(item)}
                  >
                    {words.claim}
                  </Button>
                </>
              )
            ) : item.claim.by === 'me' ? (
              <>
                {item === meant && <KeyMark of="t" />}{' '}
                <Button
                  size="small"
                  variant="secondary"
                  icon={<UserCheckIcon />}
                  aria-label={words.goOnNamed(item.number)}
                  aria-keyshortcuts={item === meant ? 't' : undefined}
                  loading={claiming === item.id}
                  onClick={() => onClaim(item)}
                >
                  {words.goOn}
                </Button>
              </>
            ) : item.claim.by === 'judged' ? (
              waitsForUs(item.status) && (
                <Tag icon={null} title={words.judgedDetail}>
                  {words.judged}
                  <VisuallyHidden>. {words.judgedDetail}</VisuallyHidden>
                </Tag>
              )
            ) : item.claim.by === 'own' ? (
              <Tag icon={null} title={words.ownDetail}>
                {words.own}
                <VisuallyHidden>. {words.ownDetail}</VisuallyHidden>
              </Tag>
            ) : (
              <Tag icon={<UserIcon />} title={item.claim.name}>
                <span className="k-desk-line k-queue-table-holder">{item.claim.name}</span>
              </Tag>
            ),
        },
      ]}
    />
  )
}
