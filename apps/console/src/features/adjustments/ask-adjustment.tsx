import { adjustableAccounts, adjustments } from '@kaadi/contract/adjustments'
import type { LedgerAccount } from '@kaadi/contract/treasury'
import { Button } from '@kaadi/ui'
import { ArrowLeftRightIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { hasRole } from '../../platform/navigation/pages.tsx'
import { adjustmentPath } from '../../platform/navigation/paths.ts'
import { useOperator } from '../../platform/session/operator.ts'
import { AskDialog, type Opposite } from './ask-dialog.view.tsx'
import { useAsk } from './use-ask.controller.ts'

interface AskAdjustmentProps {
  readonly account: LedgerAccount
  /** The adjustment that is to be undone: its opposite alone is asked for. */
  readonly undoes?: Opposite | undefined
}

/** Beside an account of the books: asks to correct it. Who asked lands where the second person will see it. */
export function AskAdjustment({ account, undoes }: AskAdjustmentProps) {
  const operator = useOperator()
  const [isAsking, setAsking] = useState(false)
  const isAdjustable = adjustableAccounts.some((name) => name === account.name)
  if (!operator || !hasRole(operator, adjustments.ask.roles) || !isAdjustable) return null
  return (
    <>
      <Button size="small" variant="secondary" icon={<ArrowLeftRightIcon />} onClick={() => setAsking(true)}>
        {undoes ? t('Undo it') : t('Correct this account')}
      </Button>
      {isAsking && <Asking account={account} undoes={undoes} onClose={() => setAsking(false)} />}
    </>
  )
}

function Asking({ account, undoes, onClose }: AskAdjustmentProps & { readonly onClose: () => void }) {
  const navigate = useNavigate()
  const { addPicture, ask } = useAsk()
  return (
    <AskDialog
      account={account}
      undoes={undoes}
      addPicture={addPicture}
      isRunning={ask.isRunning}
      error={ask.error}
      onAsk={async (given) => {
        const asked = await ask.run({
          account: account.name as (typeof adjustableAccounts)[number],
          currencyId: account.currencyId,
          ...(account.seller && { sellerId: account.seller.userId }),
          ...(account.provider !== null && { provider: account.provider }),
          ...given,
        })
        if (!asked) return
        onClose()
        void navigate(adjustmentPath(asked.adjustmentId))
      }}
      onClose={onClose}
    />
  )
}
