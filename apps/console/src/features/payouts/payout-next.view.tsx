import { t } from '@kaadi/words'
import '../../platform/screens/fault.css'
import { type PayoutDetail, payouts } from '@kaadi/contract/payouts'
import { withdrawalStatus } from '@kaadi/contract/withdrawals'
import { Alert, Button } from '@kaadi/ui'
import { InfoIcon, TriangleAlertIcon, UserIcon, UsersIcon } from '@kaadi/ui/icons'
import { useState } from 'react'
import { ReturnForm } from '../../platform/forms/return-form.tsx'
import { hasRole } from '../../platform/navigation/pages.tsx'
import { sayError } from '../../platform/net/say-error.ts'
import { useOperator } from '../../platform/session/operator.ts'
import { HoldForm } from './checking/hold-form.view.tsx'
import { whatStandsAgainst } from './checking/what-stands-against.ts'
import { PayoutWork } from './payout-work.view.tsx'
import { ReasonForm } from './reason-form.tsx'
import type { PayoutActions } from './use-payout.controller.ts'

interface PayoutNextProps extends Omit<PayoutActions, 'refused'> {
  readonly payout: PayoutDetail
}

/** What this operator may do with the payout now. */
export function PayoutNext({ payout, ...actions }: PayoutNextProps) {
  const { status } = payout.withdrawal
  if (status >= withdrawalStatus.paid)
    return status === withdrawalStatus.paid && payout.returned === null ? (
      <ToReturn payout={payout} {...actions} />
    ) : null
  if (status === withdrawalStatus.riskHold) return null
  if (payout.takenByMe)
    // Until what was proposed is confirmed or taken back, whatever else ends it can only be refused.
    return payout.returned === null ? (
      <PayoutWork kind={payout.withdrawal.kind} isByTwo={payout.givenBackByTwo} {...actions} />
    ) : null
  if (payout.takenBy !== null)
    return <OfAnother name={payout.takenBy} isMySecond={payout.isSecondMine} {...actions} />
  return <ToTake payout={payout} {...actions} />
}

function ToTake({ payout, start, hold }: Pick<PayoutNextProps, 'payout' | 'start' | 'hold'>) {
  const operator = useOperator()
  const isStartable =
    payout.secondPerson === null && (payout.release === null || payout.release.releasedBy !== null)
  const against = payout.withdrawal.status < withdrawalStatus.sent ? whatStandsAgainst(payout) : null
  const isForAnother = isStartable && payout.isSecondMine
  const last = payout.log.findLast(({ kind }) => kind !== 'accountOpened')
  if (!operator || !hasRole(operator, payouts.start.roles))
    return (
      <Alert icon={<InfoIcon />} title={t('Treasurers take payouts. You may take one over from them.')} />
    )
  return (
    <>
      {last?.kind === 'handedBack' ? (
        <Alert
          tone="todo"
          icon={<TriangleAlertIcon />}
          title={t('{operator} handed it back: {reason}', {
            operator: last.operator,
            reason: last.reason ?? '',
          })}
        >
          {t('Look in the bank first whether it was sent.')}
        </Alert>
      ) : against ? (
        <Alert tone="todo" icon={<TriangleAlertIcon />} title={against.why}>
          {against.next}
        </Alert>
      ) : isForAnother ? (
        <Alert
          tone="todo"
          icon={<UsersIcon />}
          title={
            payout.release?.releasedBy
              ? t('You released this payout, so another person has to pay it.')
              : t('You approved the batch of this payout, so another person has to pay it.')
          }
        />
      ) : isStartable ? (
        <p className="k-small k-quiet">{t('From here on the seller can no longer cancel.')}</p>
      ) : null}
      {/* Until its release is given, and for who gave it, starting can only be refused. */}
      {isStartable && !isForAnother && !against && (
        <Button block loading={start.isRunning} onClick={() => void start.run(null)}>
          {t('Start this payout')}
        </Button>
      )}
      {start.error !== undefined && (
        <p className="c-error" role="alert">
          {sayError(start.error)}
        </p>
      )}
      {payout.withdrawal.status === withdrawalStatus.requested && <HoldForm hold={hold} />}
    </>
  )
}

interface OfAnotherProps extends Pick<PayoutActions, 'takeOver'> {
  readonly name: string
  /** They stand for it as its second person, and never have it in hand. */
  readonly isMySecond: boolean
}

function OfAnother({ name, isMySecond, takeOver }: OfAnotherProps) {
  const operator = useOperator()
  const [isAsked, setAsked] = useState(false)
  const holds = operator !== undefined && hasRole(operator, payouts.takeOver.roles)
  const mayTakeOver = holds && !isMySecond
  return (
    <>
      <Alert icon={<UserIcon />} title={t('{name} has this payout.', { name })}>
        {mayTakeOver
          ? t('Take it over only if they cannot end it.')
          : holds
            ? t('You are its second person: another senior or admin can take it over.')
            : t('A senior or an admin can take it over.')}
      </Alert>
      {isAsked ? (
        <ReasonForm
          label={t('Why you take it over')}
          hint={t('It is written down. Ask in the bank first whether it was sent.')}
          submit={t('Take it over')}
          action={takeOver}
          onBack={() => setAsked(false)}
        />
      ) : (
        mayTakeOver && (
          <Button variant="secondary" block onClick={() => setAsked(true)}>
            {t('Take over')}
          </Button>
        )
      )}
    </>
  )
}

function whyAnotherReturns({ takenByMe, wasInMyHands, isSecondMine, release }: PayoutDetail): string | null {
  if (takenByMe) return t('You paid this payout, so another person has to say that it came back.')
  if (wasInMyHands) return t('You had this payout in hand, so another person has to say that it came back.')
  if (!isSecondMine) return null
  return release?.releasedBy
    ? t('You released this payout, so another person has to say that it came back.')
    : t('You approved the batch of this payout, so another person has to say that it came back.')
}

function ToReturn({ payout, recordReturn }: Pick<PayoutNextProps, 'payout' | 'recordReturn'>) {
  const { kind } = payout.withdrawal
  const operator = useOperator()
  const [isAsked, setAsked] = useState(false)
  if (!operator || !hasRole(operator, payouts.recordReturn.roles)) return null
  // Whoever had it in hand, released it or approved its batch can only be refused.
  const said = whyAnotherReturns(payout)
  if (said !== null) return <Alert icon={<UsersIcon />} title={said} />
  return isAsked ? (
    <ReturnForm
      kind={kind}
      hint={
        payout.givenBackByTwo
          ? t('The seller reads this. The whole amount comes back once another person has confirmed it.')
          : t('The seller reads this. The whole amount is credited again, its fee too.')
      }
      submit={payout.givenBackByTwo ? t('Propose to credit it again') : t('Credit the money again')}
      action={recordReturn}
      onBack={() => setAsked(false)}
    />
  ) : (
    <Button variant="ghost" block onClick={() => setAsked(true)}>
      {kind === 'network' ? t('It came back') : t('The bank sent it back')}
    </Button>
  )
}
