import type { BankAccount } from '@kaadi/contract/bank-accounts'
import type { Withdrawal, WithdrawalLimits } from '@kaadi/contract/withdrawals'
import { withdrawalDecision } from '@kaadi/core/machines'
import { walletCurrency } from '@kaadi/core/money'
import { useOnline, useTell } from '@kaadi/react'
import { useState } from 'react'
import { isTooFine } from '../../platform/content/too-fine.ts'
import { paths, withQuery } from '../../platform/navigation/paths.ts'
import { describeAmount } from './describe-amount.ts'
import { sayRefusal } from './sending/say-refusal.ts'
import { firstAccount, stepOf } from './sending/send-withdrawal.ts'
import type { SoughtProps } from './sending/sought.view.tsx'
import { payableOf, useChosenAccount } from './sending/use-chosen-account.ts'
import { useKeptWithdrawal } from './sending/use-kept-withdrawal.ts'
import { useWithdrawMachine } from './sending/use-withdraw-machine.ts'
import type { UnitAmountProps } from './unit-amount.view.tsx'
import type { UnitPasswordProps } from './unit-password.view.tsx'

export interface Withdrawing {
  readonly step: ReturnType<typeof stepOf>
  readonly sought: SoughtProps
  readonly amount: UnitAmountProps
  readonly password: UnitPasswordProps
  readonly withdrawalId: string | undefined
  readonly canContinue: boolean
  readonly onContinue: () => void
  readonly onPinSet: () => void
  readonly onBack: () => void
}

/** Runs the withdraw machine for one wallet, or for one withdrawal that failed and is sent again. */
export function useWithdraw(
  limits: WithdrawalLimits,
  accounts: readonly BankAccount[],
  failed?: Withdrawal,
): Withdrawing {
  const online = useOnline()
  const [left, setLeft] = useState(false)
  const [digits, setDigits] = useState('')
  const [first] = useState(() => firstAccount(payableOf(accounts), failed))
  const { snapshot, send, actor, submitPin, isReady } = useWithdrawMachine(limits, first?.id, failed)
  const { context } = snapshot
  const withdrawalId = context.withdrawal?.id
  const refused = snapshot.matches('amount') && context.error !== undefined
  useTell(send, snapshot.status === 'done' ? undefined : { type: 'SET_LIMITS', limits })
  useKeptWithdrawal(failed?.id ?? limits.currencyId, context, payableOf(accounts), actor)
  const { account, isClosed } = useChosenAccount(context, accounts, failed, send)

  // What holds for the currency does not hold for a closed network.
  const decision = isClosed ? undefined : withdrawalDecision(context)
  const currency = walletCurrency(limits.currencyId)
  const passwordStep = (['pin', 'submitting', 'unanswered', 'locked'] as const).find((step) =>
    snapshot.matches(step),
  )

  return {
    step: stepOf(
      withdrawalId,
      snapshot.matches('seeking') || snapshot.matches('unreached'),
      snapshot.matches('pinMissing'),
      passwordStep !== undefined,
    ),
    sought: {
      amount: context.amount,
      currencyId: limits.currencyId,
      isUnreached: snapshot.matches('unreached'),
      online,
      onRetry: () => send({ type: 'RETRY' }),
    },
    amount: {
      limits: context.limits,
      failed,
      amount: context.amount,
      decision,
      problem:
        !isClosed && (left || isTooFine(context.amount, limits.currencyId)) ? describeAmount(decision) : null,
      // While one is under way nobody knows.
      isUnsent: context.sentUnder !== undefined && snapshot.matches('amount'),
      refusal: refused ? sayRefusal(context.error) : null,
      accounts,
      bankAccountId: account?.id,
      addAccountPath: withQuery(paths.bankList, { add: '1', currencyId: String(limits.currencyId) }),
      onAmount: (amount) => send({ type: 'SET_AMOUNT', amount }),
      // An empty field that was only passed through is no fault yet.
      onLeave: () => setLeft((before) => before || context.amount !== ''),
      onAccount: (bankAccountId) => send({ type: 'SET_ACCOUNT', bankAccountId }),
    },
    password: {
      step: passwordStep ?? 'closed',
      digits,
      amount: context.amount,
      currency,
      account: account ? `${account.bankName} ${account.accountEnding}` : '',
      wrong: snapshot.matches('pin') && context.error !== undefined,
      attemptsLeft: context.attemptsLeft,
      lockedUntil: context.lockedUntil,
      online,
      onDigits: setDigits,
      onComplete: (pin) => {
        setDigits('')
        submitPin(pin)
      },
      onRetry: () => send({ type: 'RETRY' }),
      onClose: () => {
        setDigits('')
        send({ type: 'BACK' })
      },
    },
    withdrawalId,
    canContinue: isReady && account !== undefined && context.limits.heldUntil === null,
    onContinue: () => {
      setLeft(true)
      if (decision?.ok) send({ type: 'CONTINUE' })
      else document.getElementById('amount')?.focus()
    },
    onPinSet: () => send({ type: 'PIN_SET' }),
    onBack: () => send({ type: 'BACK' }),
  }
}
