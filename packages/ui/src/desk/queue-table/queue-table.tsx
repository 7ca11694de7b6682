import type { ReactNode } from 'react'
import { CardFace } from '../../patterns/card-face/card-face.tsx'
import type { CardColors } from '../../patterns/card-face/dyes.ts'
import { Button } from '../../primitives/button/button.tsx'
import { classNames } from '../../primitives/class-names.ts'
import { Money, type MoneyCurrency } from '../../primitives/money/money.tsx'
import { Tag, type TagTone } from '../../primitives/tag/tag.tsx'
import { DataTable, type DataTableProps } from '../data-table/data-table.tsx'
import { DeskOrderStatus } from '../desk-status/desk-status.tsx'
import { useDeskWords } from '../words/desk-words-provider.tsx'
import { DueTime } from './due-time.tsx'

/** Who has the order: nobody, me, or a colleague. */
export type Claim = { by: 'none' } | { by: 'me' } | { by: 'other'; name: string }

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
  /** The numeric `orderStatus`. */
  status: number
  claim: Claim
  /** What the automatic checks found. */
  flags?: readonly { label: string; tone: TagTone }[] | undefined
}

export interface QueueTableProps
  extends Omit<DataTableProps<QueueItem>, 'label' | 'columns' | 'rows' | 'rowId' | 'rowName' | 'rowTone'> {
  label?: string | undefined
  /** Undefined while they are loading; in the order of the service, most urgent first. */
  items: readonly QueueItem[] | undefined
  now: number
  onClaim: (item: QueueItem) => void
  /** The id of the order that is being claimed. */
  claiming?: string | null | undefined
}

/** Orders to check, by due time, with who has them. */
export function QueueTable({ label, items, now, onClaim, claiming, className, ...rest }: QueueTableProps) {
  const words = useDeskWords()
  return (
    <DataTable
      {...rest}
      className={classNames('k-queue-table', className)}
      label={label ?? words.queue}
      rows={items}
      rowId={(item) => item.id}
      rowName={(item) => item.number}
      rowTone={(item) =>
        item.claim.by === 'me' ? 'mine' : item.due !== null && item.due < now ? 'late' : undefined
      }
      columns={[
        {
          id: 'due',
          header: words.due,
          width: '8.5rem',
          cell: (item) => <DueTime due={item.due} now={now} />,
        },
        {
          id: 'card',
          header: words.card,
          names: true,
          cell: (item) => (
            <span className="k-queue-table-card">
              <CardFace name={item.cardName} colors={item.colors} logo={item.logo} size="s" />
              <span>
                {item.cardName}
                <span className="k-queue-table-number">{item.number}</span>
              </span>
            </span>
          ),
        },
        { id: 'value', header: words.value, cell: (item) => item.value },
        {
          id: 'payout',
          header: words.payout,
          align: 'end',
          cell: (item) => <Money amount={item.payout} currency={item.currency} />,
        },
        {
          id: 'seller',
          header: words.seller,
          cell: (item) => (
            <span className="k-queue-table-seller">
              {item.seller}
              {item.level ? <span className="k-queue-table-number">{item.level}</span> : null}
            </span>
          ),
        },
        {
          id: 'state',
          header: words.state,
          cell: (item) => (
            <span className="k-queue-table-tags">
              <DeskOrderStatus status={item.status} />
              {item.flags?.map((flag) => (
                <Tag key={flag.label} tone={flag.tone}>
                  {flag.label}
                </Tag>
              ))}
            </span>
          ),
        },
        {
          id: 'claim',
          header: words.claimedBy,
          align: 'end',
          width: '7rem',
          cell: (item) =>
            item.claim.by === 'none' ? (
              <Button
                size="small"
                variant="quiet"
                aria-label={words.claimNamed(item.number)}
                busy={claiming === item.id}
                onClick={() => onClaim(item)}
              >
                {words.claim}
              </Button>
            ) : item.claim.by === 'me' ? (
              <Tag tone="wait" icon="user-check">
                {words.you}
              </Tag>
            ) : (
              <Tag icon="user">{item.claim.name}</Tag>
            ),
        },
      ]}
    />
  )
}
