import './shifts.css'
import type { MyShift } from '@kaadi/contract/shifts'
import { Alert, TextLink } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { Link } from '../../platform/navigation/link.tsx'
import { orderPath } from '../../platform/navigation/paths.ts'
import { givenNow } from './shift-words.ts'

/** Orders that a colleague gave, each with the note, until they are decided or given back. */
export function GivenOrders({ mine }: { readonly mine: MyShift }) {
  return (
    <div role="status" className="c-given">
      {givenNow(mine).map(({ giftOrderId, tradeNumber, from, note }) => (
        <Alert
          key={giftOrderId}
          tone="todo"
          title={t('{name} gave you {number}', { name: from, number: tradeNumber })}
        >
          {note}{' '}
          <TextLink as={Link} to={orderPath(giftOrderId)}>
            {t('Open it')}
          </TextLink>
        </Alert>
      ))}
    </div>
  )
}
