import { currencies } from '@kaadi/contract/primitives'
import { canRetryWithdrawal, type Withdrawal, type WithdrawalRequest } from '@kaadi/contract/withdrawals'
import {
  compare,
  decideWithdrawal,
  limitsToAccount,
  MoneyError,
  money,
  toAmount,
  toMinorUnits,
} from '@kaadi/core/money'
import type { Deps } from '../../../deps.ts'
import { DomainError, invalidField, notFound } from '../../../errors/domain-error.ts'
import type { KeyedRequest } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { untilAnswered } from '../../../idempotency/until-answered.ts'
import { withStoredReply } from '../../../idempotency/with-stored-reply.ts'
import { refuseClosed } from '../../currencies/index.ts'
import { pausedError } from '../../risk/index.ts'
import { createWithdrawalPinsRepository, createWithPin } from '../../withdrawal-pins/index.ts'
import { createFindWithdrawal } from '../reading/withdrawals.repository.ts'
import {
  type JustMade,
  justMade,
  withdrawalRequestOperation as operation,
  providerReferenceOf,
  type StoredWithdrawal,
  toWithdrawal,
} from '../withdrawal.ts'
import { owingError } from './owing-error.ts'
import { createReadStanding } from './read-limits.ts'
import { createRequestWithdrawals, type NewWithdrawal } from './request-withdrawals.repository.ts'

interface WithdrawalRetry {
  readonly id: string
  readonly bankAccountId: WithdrawalRequest['bankAccountId']
  readonly shownFee?: string | undefined
  readonly pin: string
}

type WithdrawalWish = Omit<WithdrawalRequest, 'pin'>

/** What a rule asks for, and what it leaves in the wallet, in minor units. */
interface RuleWish extends WithdrawalWish {
  readonly leaves: bigint
}

interface Asking {
  readonly request: KeyedRequest
  /** Nobody gives one for a rule. */
  readonly pin?: string
  readonly leaves?: bigint
  readonly retryOf?: StoredWithdrawal
}

interface Made {
  readonly id: string
  /** Where it was made just now: what the statement wrote, without another look. */
  readonly made?: JustMade
}

/** Holds the amount and asks the treasurer to pay it out. The books and the day's row have the last word. */
export function createRequestWithdrawal(deps: Deps) {
  const { db } = deps.database
  const findWithdrawal = createFindWithdrawal(deps.database)
  const readStanding = createReadStanding(deps)
  const send = createRequestWithdrawals(deps.database)
  const withPin = createWithPin(createWithdrawalPinsRepository(deps.database), deps.secrets)

  const requestWithdrawal = async (
    userId: bigint,
    key: string,
    body: WithdrawalRequest,
  ): Promise<Withdrawal> => {
    const request = keyedRequest(deps.vault, { userId, key, operation, body })
    return read(
      userId,
      await withStoredReply(db, request, () => make(userId, body, { request, pin: body.pin })),
    )
  }

  /** The amount is that of the failed one; all else is judged as of now. */
  const retry = async (userId: bigint, key: string, body: WithdrawalRetry): Promise<Withdrawal> => {
    const request = keyedRequest(deps.vault, { userId, key, operation, body })
    return read(
      userId,
      await withStoredReply(db, request, async () => {
        const failed = await findWithdrawal({ userId, publicId: body.id })
        if (!failed) throw notFound()
        if (!canRetryWithdrawal(failed)) throw new DomainError('withdrawalNotRetryable')
        const { currencyId, amount } = toWithdrawal(failed)
        return make(userId, { ...body, currencyId, amount }, { request, pin: body.pin, retryOf: failed })
      }),
    )
  }

  /**
   * What the seller's rule asks for: they gave their PIN when they set it. Whatever the amount, the key stands for one
   * withdrawal. Where less would stay than it leaves, the balance is not the one that it was reckoned from any more:
   * `insufficientFunds`.
   */
  const byRule = async (userId: bigint, key: string, { leaves, ...wish }: RuleWish): Promise<Withdrawal> => {
    const request = keyedRequest(deps.vault, { userId, key, operation, body: { byRule: true } })
    return read(userId, await withStoredReply(db, request, () => make(userId, wish, { request, leaves })))
  }

  const read = async (userId: bigint, { id, made }: Made): Promise<Withdrawal> => {
    const found = made ?? (await findWithdrawal({ userId, publicId: id }))
    if (!found) throw notFound()
    return toWithdrawal(found)
  }

  return { requestWithdrawal, retry, byRule }

  async function make(
    userId: bigint,
    body: WithdrawalWish,
    { request, pin, retryOf, leaves }: Asking,
  ): Promise<Made> {
    const { account, ...figures } = await decide(userId, body)
    if (!account) throw notFound()
    const id = deps.ids.publicId()
    const item: NewWithdrawal = {
      ...figures,
      request,
      publicId: id,
      providerReference: providerReferenceOf(id),
      currencyId: body.currencyId,
      bankAccountId: BigInt(account.id),
      retryOf: retryOf?.id,
      byRule: pin === undefined,
      leaves,
    }
    const ask = () =>
      untilAnswered({ on: db, request, send: () => send(item) }, async (asked) => {
        const { outcome } = asked
        if (outcome === 'posted') return { id, made: justMade(item, asked, account, retryOf) }
        if (outcome === 'insufficient') throw new DomainError('insufficientFunds')
        if (outcome === 'leaving') throw new DomainError('deletionPending')
        if (outcome === 'owing') throw await owingError(db, userId, body.currencyId)
        if (outcome === 'paused') throw await pausedError(db, userId, 'withdrawing')
        if (outcome === 'blockedAccount') throw new DomainError('bankAccountBlocked')
        if (outcome === 'noAccount') throw notFound()
        return undefined
      })
    return pin === undefined ? ask() : withPin(userId, pin, ask)
  }

  async function decide(userId: bigint, { currencyId, bankAccountId, amount, shownFee }: WithdrawalWish) {
    const { limits, accounts, closedCountry } = await readStanding(userId, currencyId)
    refuseClosed(closedCountry)
    if (limits.heldUntil) throw new DomainError('withdrawalsHeld', { details: { until: limits.heldUntil } })
    const account = accounts.find((one) => one.bankAccountId === bankAccountId)
    // Before the amount: it has no fee and no least amount to be judged by.
    if (account && !account.isOpen)
      throw invalidField('bankAccountId', 'We do not pay over this network at the moment. Choose another.')
    const { decimals } = currencies[currencyId]
    const own = limitsToAccount(limits, bankAccountId)
    const verdict = decideWithdrawal(own, moneyOf(amount, currencyId), money(limits.available, currencyId))
    if (!verdict.ok) {
      const { reason, limit } = verdict
      if (reason === 'notAnAmount')
        throw invalidField('amount', `Enter an amount with at most ${decimals} decimals.`)
      throw new DomainError(reason, { details: { limit: toAmount(limit), currencyId } })
    }
    // What was shown is what is taken: nobody pays another fee unseen.
    if (shownFee !== undefined && compare(moneyOf(shownFee, currencyId), verdict.fee) !== 0)
      throw new DomainError('feeChanged', { details: { limit: toAmount(verdict.fee), currencyId } })
    return {
      amount: toMinorUnits(toAmount(verdict.amount), decimals),
      fee: toMinorUnits(toAmount(verdict.fee), decimals),
      feeOffPercent: own.feeRule.offPercent ?? 0,
      dailyMax: toMinorUnits(limits.dailyMax, decimals),
      newAccountMax: toMinorUnits(limits.newAccountMax, decimals),
      account,
      expectedSeconds: limits.payoutsStoppedSince ? undefined : limits.promisedSeconds,
      payoutsStoppedSince: limits.payoutsStoppedSince ? new Date(limits.payoutsStoppedSince) : null,
      headStartMinutes: limits.headStartMinutes,
    }
  }
}

const moneyOf = (amount: string, currencyId: WithdrawalRequest['currencyId']) => {
  try {
    return money(amount, currencyId)
  } catch (error) {
    if (error instanceof MoneyError) throw invalidField('amount', 'Enter an amount.')
    throw error
  }
}
