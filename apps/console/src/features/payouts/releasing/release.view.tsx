import '../../../platform/screens/fault.css'
import { type PayoutDetail, type PayoutRelease, payouts } from '@kaadi/contract/payouts'
import { isWithdrawalOpen } from '@kaadi/contract/withdrawals'
import { Alert, Button } from '@kaadi/ui'
import { CircleCheckIcon, UsersIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { exactMoney } from '../../../platform/content/exact-money.tsx'
import { Sign } from '../../../platform/credentials/sign.view.tsx'
import { hasRole } from '../../../platform/navigation/pages.tsx'
import { sayError } from '../../../platform/net/say-error.ts'
import { useOperator } from '../../../platform/session/operator.ts'
import { deskTime } from '../../../platform/time/desk-time.ts'
import type { PayoutActions } from '../use-payout.controller.ts'

interface ReleaseViewProps extends Pick<PayoutActions, 'askRelease' | 'challenge' | 'release'> {
  readonly payout: PayoutDetail
  readonly state: PayoutRelease
}

/** A payout over the limit: who asked for its release, who gave it, and what is signed. */
export function ReleaseView({ payout, state, askRelease, challenge, release }: ReleaseViewProps) {
  const { withdrawal } = payout
  const operator = useOperator()
  const { askedBy, askTime, releasedBy, releaseTime, isOwn } = state
  if (releasedBy)
    return (
      <Alert
        tone="ok"
        icon={<CircleCheckIcon />}
        title={t('Released by {name}, {time}', { name: releasedBy, time: deskTime(releaseTime!) })}
      >
        {t('{name} asked for it. Who released it does not pay it.', { name: askedBy ?? '' })}
      </Alert>
    )
  if (!isWithdrawalOpen(withdrawal.status)) return null
  const hadIt = payout.takenByMe || payout.wasInMyHands
  const mayAct = operator !== undefined && hasRole(operator, payouts.release.roles)
  return (
    <>
      <Alert
        tone="todo"
        icon={<UsersIcon />}
        title={
          state.sum === null
            ? t('Over {limit}: two people', { limit: shown(state.limit, payout) })
            : t('{sum} by you alone in 24 hours, over {limit}: two people', {
                sum: shown(state.sum, payout),
                limit: shown(state.limit, payout),
              })
        }
      >
        {askedBy
          ? t('{name} asked for its release, {time}.', { name: askedBy, time: deskTime(askTime!) })
          : state.sum === null
            ? t('One person asks for its release, another gives it. Until then nobody can begin it.')
            : t('Ask for its release and another gives it, or leave it to somebody who has taken less.')}{' '}
        {isOwn && t('Another person has to give it.')}
      </Alert>
      {mayAct && !askedBy && (
        <Button
          block
          variant="secondary"
          loading={askRelease.isRunning}
          onClick={() => void askRelease.run(null)}
        >
          {t('Ask for the release')}
        </Button>
      )}
      {askRelease.error !== undefined && (
        <p className="c-error" role="alert">
          {sayError(askRelease.error)}
        </p>
      )}
      {mayAct && askedBy && !isOwn && hadIt && (
        <p className="k-small k-quiet">
          {t('You had this payout in hand, so another person has to release it.')}
        </p>
      )}
      {mayAct && askedBy && !isOwn && !hadIt && (
        <Sign
          challenge={() => challenge('release')}
          fingerprint={state.fingerprint ?? ''}
          statement={t('You release {amount} to {name}, {bank} •••• {ending}, under {reference}.', {
            amount: shown(withdrawal.net, payout),
            name: withdrawal.accountName,
            bank: withdrawal.bankName,
            ending: withdrawal.accountEnding,
            reference: withdrawal.providerReference,
          })}
          submit={t('Release this payout')}
          action={release}
        />
      )}
    </>
  )
}

const shown = (amount: string, { withdrawal: { currencyId } }: PayoutDetail): string =>
  exactMoney(amount, currencyId)
