import type { PayoutDetail, PayoutHold } from '@kaadi/contract/payouts'
import { withdrawalStatus } from '@kaadi/contract/withdrawals'
import { Alert, Button } from '@kaadi/ui'
import { ClockIcon, InfoIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { useState } from 'react'
import { deskTime } from '../../../platform/time/desk-time.ts'
import { ReasonForm } from '../reason-form.tsx'
import type { PayoutActions } from '../use-payout.controller.ts'
import { holdWords } from './hold-words.ts'

interface HoldViewProps {
  readonly payout: PayoutDetail
  readonly state: PayoutHold
  readonly endHold: PayoutActions['endHold']
}

/** Why a payout is held, by whom and until when; or how that ended. */
export function HoldView({ payout, state, endHold }: HoldViewProps) {
  const { fact, heldBy, startTime, untilTime, endedBy, endReason, endTime } = state
  const [isAsked, setAsked] = useState(false)
  const rule = t(holdWords[state.rule])
  if (payout.withdrawal.status !== withdrawalStatus.riskHold)
    return (
      <Alert icon={<InfoIcon />} title={t('It was held: {rule}', { rule })}>
        {endedBy
          ? t('{name} let it go, {time}: {reason}', {
              name: endedBy,
              time: deskTime(endTime!),
              reason: endReason ?? '',
            })
          : t('It went on by itself.')}
      </Alert>
    )
  return (
    <>
      <Alert
        tone="todo"
        icon={<ClockIcon />}
        title={t('Held until {time}: {rule}', { time: deskTime(untilTime), rule })}
      >
        <p>{fact}</p>
        <p>{t('{name}, {time}.', { name: heldBy ?? t('The service'), time: deskTime(startTime) })}</p>
        <p>{t('It goes on by itself then. The seller reads the rule and can cancel.')}</p>
      </Alert>
      {isAsked ? (
        <ReasonForm
          label={t('Why it can go on now')}
          hint={t('It is written down. The seller is told that the check is over.')}
          submit={t('Let it go on')}
          action={endHold}
          onBack={() => setAsked(false)}
        />
      ) : (
        <Button variant="secondary" block onClick={() => setAsked(true)}>
          {t('End the check')}
        </Button>
      )}
    </>
  )
}
