import { fromService, t } from '@kaadi/words'
import { durationWords, times, usualDuration } from '../../platform/time/times.ts'
import './unit-amount.css'
import '../../platform/screens/words.css'
import type { BankAccount } from '@kaadi/contract/bank-accounts'
import type { CurrencyId } from '@kaadi/contract/constants'
import type { DestinationLimits, Withdrawal, WithdrawalLimits } from '@kaadi/contract/withdrawals'
import {
  formatMoney,
  isZero,
  money,
  toAmount,
  type WithdrawalDecision,
  walletCurrency,
} from '@kaadi/core/money'
import { Alert, AmountInput, Chip, ReceiptLines, Section, TextLink } from '@kaadi/ui'
import { CircleAlertIcon, ClockIcon, LockIcon, ShieldCheckIcon } from '@kaadi/ui/icons'
import { closedNetworkWords } from '../../platform/money/closed-network.tsx'
import { destinationWords } from '../../platform/money/destination-words.ts'
import { Link } from '../../platform/navigation/link.tsx'
import { AccountChoice } from './account-choice.view.tsx'
import { feeWords } from './limits/fee-words.ts'

export interface UnitAmountProps {
  limits: WithdrawalLimits
  /** The failed one that is sent again: its amount stays. */
  failed?: Withdrawal | undefined
  amount: string
  decision: WithdrawalDecision<CurrencyId> | undefined
  /** Under the field; shown once it was left or the form was sent. */
  problem: string | null
  /** It was sent on an earlier visit and has not arrived. */
  isUnsent: boolean
  /** What the service said to the last request. */
  refusal: string | null
  accounts: readonly BankAccount[]
  bankAccountId: string | undefined
  /** Where an account is added. */
  addAccountPath: string
  onAmount: (amount: string) => void
  onLeave: () => void
  onAccount: (bankAccountId: string) => void
}

const whenPaid = ({ medianSeconds, promisedSeconds, payoutsStoppedSince }: WithdrawalLimits): string => {
  if (payoutsStoppedSince !== null) return t('Paid once payouts run again.')
  return medianSeconds === null
    ? t('Paid within {time}.', { time: durationWords(promisedSeconds) })
    : t('Usually paid in {time}.', { time: usualDuration(medianSeconds) })
}

/** How long it usually takes, before that is known what we promise, and what the level gives. */
const usualTime = (limits: WithdrawalLimits, destination: DestinationLimits | undefined): string =>
  [
    whenPaid(limits),
    ...(destination?.confirmMinutes
      ? [
          t('The network confirms it in about {time}.', {
            time: durationWords(destination.confirmMinutes * 60),
          }),
        ]
      : []),
    ...(limits.headStartMinutes > 0
      ? [
          t('Your level puts you {time} ahead in the line.', {
            time: durationWords(limits.headStartMinutes * 60),
          }),
        ]
      : []),
  ].join(' ')

/** How much, what it costs, what arrives, and where. */
export function UnitAmount(props: UnitAmountProps) {
  const { limits, amount, decision, problem, refusal, onAmount, onLeave } = props
  const currency = walletCurrency(limits.currencyId)
  const say = (value: string) => formatMoney(value, { symbol: currency.symbol, mode: 'exact' })
  const account = props.accounts.find(({ id }) => id === props.bankAccountId)
  const destination = limits.destinations.find(({ bankAccountId }) => bankAccountId === account?.id)
  // All that are saved, or the one that was chosen, are closed: nothing is known of a fee or a time.
  const isClosed = account === undefined && props.accounts.some(({ networkClosed }) => networkClosed)
  const most = destination?.most ?? limits.most
  const nothingToTake = isZero(money(most, limits.currencyId))
  return (
    <>
      {limits.heldUntil && (
        <Alert
          tone="todo"
          icon={<LockIcon />}
          title={t('Withdrawals wait until {time}', { time: times.short(limits.heldUntil) })}
        >
          {t(
            'Your password or your withdrawal password was set anew. For a day nobody can take money out, you neither.',
          )}
        </Alert>
      )}
      {limits.payoutsStoppedSince && (
        <Alert tone="todo" icon={<ClockIcon />} title={t('Withdrawals take longer at the moment')}>
          {t(
            'We have stopped paying out for a check. You can ask now: your money is kept for you, and is paid once we are done.',
          )}
        </Alert>
      )}
      {props.isUnsent && (
        <Alert tone="todo" icon={<CircleAlertIcon />} title={t('Not sent yet')}>
          {t('Your withdrawal has not reached us, and no money has moved. Send it again: it is sent once.')}
        </Alert>
      )}
      {refusal && (
        <Alert tone="bad" icon={<CircleAlertIcon />} title={t('Not sent')} role="alert">
          {refusal}
        </Alert>
      )}
      {isClosed && (
        <Alert tone="todo" icon={<LockIcon />} title={closedNetworkWords()}>
          {props.accounts.every(({ networkClosed }) => networkClosed)
            ? t('Your money stays in your wallet. Add an address of another network, or come back later.')
            : t('Choose another account.')}
        </Alert>
      )}
      {destination && account && <NewAccountNote destination={destination} account={account} say={say} />}
      {props.failed && (
        <Alert
          tone="todo"
          icon={<CircleAlertIcon />}
          title={t('{amount} again, to the right account', { amount: say(props.failed.amount) })}
        >
          {t('It did not arrive at {account}. Choose another account, or add the right one.', {
            account: `${props.failed.bankName} ${props.failed.accountEnding}`,
          })}
        </Alert>
      )}
      <AmountInput
        readOnly={props.failed !== undefined}
        id="amount"
        label={t('Amount')}
        labelDetail={fromService(currency.name)}
        labelEnd={
          <span className="w-quiet">{t('Available {amount}', { amount: say(limits.available) })}</span>
        }
        currency={currency}
        value={amount}
        onValueChange={onAmount}
        onBlur={onLeave}
        placeholder="0"
        hint={t('You can still withdraw {amount} today.', { amount: say(limits.leftToday) })}
        error={problem}
        required
      />
      <div className="w-chips" hidden={props.failed !== undefined}>
        <Chip
          pressed={!nothingToTake && amount === most}
          disabled={nothingToTake}
          onClick={() => onAmount(most)}
        >
          {t('All · {amount}', { amount: say(most) })}
        </Chip>
      </div>
      <ReceiptLines
        lines={[
          { label: t('Withdrawn'), amount: decision?.ok ? toAmount(decision.amount) : null, currency },
          {
            label: feeWords(isClosed ? 0 : ((destination ?? limits).feeRule.offPercent ?? 0)),
            amount: decision?.ok ? toAmount(decision.fee) : null,
            currency,
            sign: 'out',
          },
        ]}
        sum={{
          label: t('Into your account'),
          amount: decision?.ok ? toAmount(decision.net) : null,
          currency,
        }}
      />
      <Section
        title={t('Paid into')}
        action={
          props.accounts.length > 0 ? (
            <TextLink as={Link} to={props.addAccountPath} size="small">
              {destinationWords(limits.currencyId).add}
            </TextLink>
          ) : undefined
        }
        note={isClosed ? undefined : usualTime(limits, destination)}
      >
        <AccountChoice {...props} currencyId={limits.currencyId} />
      </Section>
    </>
  )
}

interface NewAccountNoteProps {
  destination: DestinationLimits
  account: BankAccount
  say: (amount: string) => string
}

/** Said before anything is typed: what a new account can get, and that an address is best tried with little. */
function NewAccountNote({
  destination: { newUntil, leftWhileNew, minWithdraw },
  account,
  say,
}: NewAccountNoteProps) {
  if (newUntil === null || leftWhileNew === null) return null
  return (
    <Alert
      tone="wait"
      icon={<ShieldCheckIcon />}
      title={t('New: up to {amount} until {time}', {
        amount: say(leftWhileNew),
        time: times.short(newUntil),
      })}
    >
      {account.kind === 'network'
        ? t('Try a new address with {amount} first, and look whether it arrives.', {
            amount: say(minWithdraw),
          })
        : t('It keeps your money safe if somebody else added this account.')}
    </Alert>
  )
}
