import '../operators.css'
import type { OperatorAccountDetail } from '@kaadi/contract/operator-accounts'
import { canSign } from '@kaadi/contract/operators'
import { useForm } from '@kaadi/react'
import { Button, TextField } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { useState } from 'react'
import { AskForm } from '../by-two/ask-form.tsx'
import type { OperatorState, Wish } from './use-operator.controller.ts'

interface OperatorActsProps {
  readonly operator: OperatorAccountDetail
  readonly isBusy: boolean
  readonly onWish: (wish: Wish) => void
  readonly onAsk: OperatorState['onAsk']
}

/** What an admin may do to another operator. Each is asked about once more. */
export function OperatorActs({ operator, isBusy, onWish, onAsk }: OperatorActsProps) {
  const [isAsking, setAsking] = useState(false)
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => ({
      reason: reason.trim().length < 3 ? t('Say why, in a few words.') : undefined,
    }),
    onSubmit: ({ reason }) => onWish({ kind: 'suspend', reason: reason.trim() }),
  })
  return (
    <>
      <div className="c-operator-acts">
        {operator.isSuspended && (
          <Button size="small" disabled={isBusy} onClick={() => onWish({ kind: 'reinstate' })}>
            {t('Reinstate')}
          </Button>
        )}
        {operator.sessions > 0 && (
          <Button
            size="small"
            variant="secondary"
            disabled={isBusy}
            onClick={() => onWish({ kind: 'endSessions' })}
          >
            {t('End sessions')}
          </Button>
        )}
        {operator.hasFactor && (
          <Button
            size="small"
            variant="secondary"
            disabled={isBusy}
            onClick={() => (canSign(operator.roles) ? setAsking(true) : onWish({ kind: 'resetFactor' }))}
          >
            {t('Reset second factor')}
          </Button>
        )}
      </div>
      {isAsking && operator.hasFactor && (
        <AskForm
          isBusy={isBusy}
          submit={t('Ask to reset the second factor')}
          onAsk={(reason) => void onAsk('operatorFactors', reason).then(() => setAsking(false))}
        />
      )}
      {!operator.isSuspended && (
        <form {...form.form} className="c-operator-form">
          <TextField
            {...form.text('reason')}
            label={t('Why they are suspended')}
            maxLength={200}
            autoComplete="off"
          />
          <Button type="submit" size="small" variant="danger" disabled={isBusy}>
            {t('Suspend')}
          </Button>
        </form>
      )}
    </>
  )
}
