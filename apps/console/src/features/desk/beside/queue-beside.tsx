import './queue-beside.css'
import type { DeskQueueRow } from '@kaadi/contract/desk'
import { useInSight } from '@kaadi/ui'
import { DueTime } from '@kaadi/ui/desk'
import { UserCheckIcon, UserIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import type { ReactNode } from 'react'
import { Link } from '../../../platform/navigation/link.tsx'
import { orderPath } from '../../../platform/navigation/paths.ts'
import { useQueueBeside } from './use-queue-beside.ts'

/** The queue beside the order that is open: one line each, by the promise. It moves no focus. */
export function QueueBeside({ giftOrderId }: { readonly giftOrderId: string }) {
  const { rows, now } = useQueueBeside(giftOrderId)
  const seen = useInSight<HTMLAnchorElement>(
    rows.some((row) => row.giftOrderId === giftOrderId) && giftOrderId,
  )
  return (
    <nav className="c-queue-beside" aria-label={t('The queue')} aria-keyshortcuts=", .">
      <ul>
        {rows.map((row) => (
          <li key={row.giftOrderId}>
            <Link
              ref={row.giftOrderId === giftOrderId ? seen : undefined}
              to={orderPath(row.giftOrderId)}
              aria-current={row.giftOrderId === giftOrderId ? 'page' : undefined}
              title={`${row.cardTypeName} ${row.faceSymbol}${row.faceValue} · ${row.tradeNumber} · ${row.sellerName}`}
            >
              <span className="c-queue-beside-card">
                {row.cardTypeName} {row.count > 1 && `${row.count} × `}
                {row.faceSymbol}
                {row.faceValue}
              </span>
              <span className="c-queue-beside-number">{row.tradeNumber.slice(-5)}</span>
              <Holder row={row} now={now} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Who has it; where nobody has, and the operator may take it, how long is left. */
function Holder({ row, now }: { readonly row: DeskQueueRow; readonly now: number }) {
  if (row.ownOrder)
    return (
      <Has
        icon={<UserIcon size={16} />}
        says={t('It is an order of your own: another operator decides it.')}
      />
    )
  if (row.claimedByMe) return <Has icon={<UserCheckIcon size={16} />} says={t('You have it')} />
  if (row.claimedBy !== null)
    return <Has icon={<UserIcon size={16} />} says={t('{name} has it', { name: row.claimedBy })} />
  if (row.judgedByMe)
    return (
      <Has
        icon={<UserCheckIcon size={16} />}
        says={t('You have judged it: the second look is another reviewer’s.')}
      />
    )
  return <DueTime due={Date.parse(row.dueTime)} now={now} />
}

const Has = ({ icon, says }: { readonly icon: ReactNode; readonly says: string }) => (
  <span role="img" aria-label={says} title={says}>
    {icon}
  </span>
)
