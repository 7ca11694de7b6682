import { type CardOrder, isPaid } from '@kaadi/contract/card-orders'
import { reversals } from '@kaadi/contract/reversals'
import { Button } from '@kaadi/ui'
import { Undo2Icon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { hasRole } from '../../platform/navigation/pages.tsx'
import { reversalPath } from '../../platform/navigation/paths.ts'
import { useOperator } from '../../platform/session/operator.ts'
import { AskDialog } from './ask-dialog.view.tsx'
import { useAsk } from './use-ask.controller.ts'

/** On the page of a paid order: asks to take it back. Who asked lands where the second person will see it. */
export function AskReversal({ order }: { readonly order: CardOrder }) {
  const operator = useOperator()
  const [isAsking, setAsking] = useState(false)
  if (!operator || !hasRole(operator, reversals.ask.roles) || !isPaid(order.orderStatus)) return null
  return (
    <>
      <Button size="small" variant="secondary" icon={<Undo2Icon />} onClick={() => setAsking(true)}>
        {t('Take it back')}
      </Button>
      {isAsking && <Asking order={order} onClose={() => setAsking(false)} />}
    </>
  )
}

function Asking({ order, onClose }: { readonly order: CardOrder; readonly onClose: () => void }) {
  const navigate = useNavigate()
  const { addPicture, ask } = useAsk(order.giftOrderId)
  return (
    <AskDialog
      tradeNumber={order.tradeNumber}
      addPicture={addPicture}
      isRunning={ask.isRunning}
      error={ask.error}
      onAsk={async (given) => {
        const asked = await ask.run(given)
        if (asked) void navigate(reversalPath(asked.reversalId))
      }}
      onClose={onClose}
    />
  )
}
