import '../../../platform/screens/fault.css'
import { type PayoutDetail, type PayoutReturn, payouts } from '@kaadi/contract/payouts'
import { withdrawalStatus } from '@kaadi/contract/withdrawals'
import { compare, money } from '@kaadi/core/money'
import { Alert, Button } from '@kaadi/ui'
import { FactList } from '@kaadi/ui/desk'
import { UsersIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { exactMoney } from '../../../platform/content/exact-money.tsx'
import { Sign } from '../../../platform/credentials/sign.view.tsx'
import { hasRole } from '../../../platform/navigation/pages.tsx'
import { sayError } from '../../../platform/net/say-error.ts'
import { useOperator } from '../../../platform/session/operator.ts'
import { deskTime } from '../../../platform/time/desk-time.ts'
import type { PayoutActions } from '../use-payout.controller.ts'

interface ReturnViewProps extends Pick<PayoutActions, 'challenge' | 'confirmReturn' | 'dropReturn'> {
  readonly payout: PayoutDetail
  readonly state: PayoutReturn
}

/** Money that came back, or never left: under which reference, told by whom, and where it takes two confirmed by whom. */
export function ReturnView({ payout, state, challenge, confirmReturn, dropReturn }: ReturnViewProps) {
  const operator = useOperator()
  const mayAct = operator !== undefined && hasRole(operator, payouts.confirmReturn.roles)
  const { status } = payout.withdrawal
  const wasPaid = state.bankReference !== null
  const proposers = wasPaid ? payouts.recordReturn.roles : payouts.fail.roles
  const mayDrop = operator !== undefined && hasRole(operator, proposers)
  const hadIt = payout.takenByMe || payout.wasInMyHands
  const isWaiting = status === (wasPaid ? withdrawalStatus.paid : withdrawalStatus.sent)
  return (
    <>
      {isWaiting && (
        <Alert tone="todo" icon={<UsersIcon />} title={whyTwo(payout, state)}>
          {t('{name} proposed it, {time}. Nothing is credited before another person confirms it.', {
            name: state.askedBy,
            time: deskTime(state.askTime),
          })}
        </Alert>
      )}
      <FactList
        facts={[
          ...(state.bankReference !== null
            ? [{ label: t('Came back under'), value: state.bankReference }]
            : [{ label: t('Why it was not paid'), value: state.reason }]),
          { label: t('Told by'), value: state.askedBy },
          ...(state.confirmedBy ? [{ label: t('Confirmed by'), value: state.confirmedBy }] : []),
        ]}
      />
      {/* Whoever has it, or had it once, can only be refused. */}
      {isWaiting && mayAct && !state.isOwn && hadIt && <p>{whyAnother(payout, wasPaid)}</p>}
      {isWaiting && mayAct && !state.isOwn && !hadIt && (
        <Sign
          challenge={() => challenge('return')}
          fingerprint={state.fingerprint}
          statement={
            state.bankReference === null
              ? t(
                  'You confirm that {amount} of {reference} was not paid and goes back to the seller: {reason}',
                  {
                    amount: shown(payout.withdrawal.net, payout),
                    reference: payout.withdrawal.providerReference,
                    reason: state.reason,
                  },
                )
              : t('You confirm that {amount} of {reference} came back under {bankReference}: {reason}', {
                  amount: shown(payout.withdrawal.net, payout),
                  reference: payout.withdrawal.providerReference,
                  bankReference: state.bankReference,
                  reason: state.reason,
                })
          }
          submit={wasPaid ? t('Credit the money again') : t('Return the money')}
          variant="danger"
          action={confirmReturn}
        />
      )}
      {isWaiting && mayDrop && (
        <Button
          variant="ghost"
          block
          loading={dropReturn.isRunning}
          onClick={() => void dropReturn.run(null)}
        >
          {t('Take the proposal back')}
        </Button>
      )}
      {isWaiting && dropReturn.error !== undefined && (
        <p className="c-error" role="alert">
          {sayError(dropReturn.error)}
        </p>
      )}
    </>
  )
}

/** By itself, or with what else the same person gave back; of one that was not paid also because of who released it. */
function whyTwo(
  { withdrawal, release }: PayoutDetail,
  { limit, bankReference, askedBy }: PayoutReturn,
): string {
  const { net, currencyId } = withdrawal
  const isLarge = compare(money(net, currencyId), money(limit, currencyId)) > 0
  const values = { limit: exactMoney(limit, currencyId), name: askedBy }
  if (bankReference !== null)
    return isLarge
      ? t('Over {limit}: two people say that it came back', values)
      : t('Over {limit} with what {name} gave back in 24 hours: two people say that it came back', values)
  return isLarge || release?.releasedBy
    ? t('Two people released it: two people say that it was not paid')
    : t('Over {limit} in 24 hours or as a batch: two people say that it was not paid', values)
}

function whyAnother({ takenByMe }: PayoutDetail, wasPaid: boolean): string {
  if (takenByMe)
    return wasPaid
      ? t('You paid this payout, so another person has to say that it came back.')
      : t('You have this payout, so another person has to say that it was not paid.')
  return wasPaid
    ? t('You had this payout in hand, so another person has to say that it came back.')
    : t('You had this payout in hand, so another person has to say that it was not paid.')
}

const shown = (amount: string, { withdrawal: { currencyId } }: PayoutDetail): string =>
  exactMoney(amount, currencyId)
