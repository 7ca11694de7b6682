import { currencies } from '@kaadi/contract/primitives'
import { canRetryWithdrawal, type Withdrawal, type WithdrawalRequest } from '@kaadi/contract/withdrawals'
import {
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
import { requireOpenCountryOf } from '../../currencies/index.ts'
import { pausedError } from '../../risk/index.ts'
import { createVerifyPin, createWithdrawalPinsRepository } from '../../withdrawal-pins/index.ts'
import { createFindAccount, createFindWithdrawal } from '../reading/withdrawals.repository.ts'
import { providerReferenceOf, toWithdrawal } from '../withdrawal.ts'
import { createReadLimits } from './read-limits.ts'
import { createRequestWithdrawals } from './request-withdrawals.repository.ts'

/** Of both: they make the same thing. */
const operation = 'withdrawals.request'

interface WithdrawalRetry {
  readonly id: string
  readonly bankAccountId: WithdrawalRequest['bankAccountId']
  readonly pin: string
}

type WithdrawalWish = Omit<WithdrawalRequest, 'pin'>

interface Asking {
  readonly request: KeyedRequest
  /** Nobody gives one for a rule. */
  readonly pin?: string
  readonly retryOf?: bigint
}

/** Holds the amount and asks the treasurer to pay it out. The books and the day's row have the last word. */
export function createRequestWithdrawal(deps: Deps) {
  const { db } = deps.database
  const findWithdrawal = createFindWithdrawal(deps.database)
  const findAccount = createFindAccount(deps.database)
  const readLimits = createReadLimits(deps)
  const send = createRequestWithdrawals(deps.database)
  const verifyPin = createVerifyPin(createWithdrawalPinsRepository(deps.database), deps.secrets)

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
        return make(userId, { ...body, currencyId, amount }, { request, pin: body.pin, retryOf: failed.id })
      }),
    )
  }

  /**
   * What the seller's rule asks for: they gave their PIN when they set it. Whatever the amount, the key stands for one
   * withdrawal.
   */
  const byRule = async (userId: bigint, key: string, wish: WithdrawalWish): Promise<Withdrawal> => {
    const request = keyedRequest(deps.vault, { userId, key, operation, body: { byRule: true } })
    return read(userId, await withStoredReply(db, request, () => make(userId, wish, { request })))
  }

  const read = async (userId: bigint, { id }: { readonly id: string }): Promise<Withdrawal> => {
    const found = await findWithdrawal({ userId, publicId: id })
    if (!found) throw notFound()
    return toWithdrawal(found)
  }

  return { requestWithdrawal, retry, byRule }

  async function make(
    userId: bigint,
    body: WithdrawalWish,
    { request, pin, retryOf }: Asking,
  ): Promise<{ id: string }> {
    const { currencyId } = body
    const [account, decided] = await Promise.all([
      findAccount({ userId, currencyId, bankAccountId: body.bankAccountId }),
      decide(userId, body),
    ])
    if (!account) throw notFound()
    if (!decided.isOpen)
      throw invalidField('bankAccountId', 'We do not pay over this network at the moment. Choose another.')
    if (pin !== undefined) await verifyPin(userId, pin)
    const id = deps.ids.publicId()
    const providerReference = providerReferenceOf(id)
    const { isOpen: _, ...figures } = decided
    const target = { currencyId, bankAccountId: account.id }
    const item = {
      ...figures,
      ...target,
      request,
      retryOf,
      byRule: pin === undefined,
      publicId: id,
      providerReference,
    }
    return untilAnswered({ on: db, request, send: () => send(item) }, async (outcome) => {
      if (outcome === 'posted') return { id }
      if (outcome === 'insufficient') throw new DomainError('insufficientFunds')
      if (outcome === 'leaving') throw new DomainError('deletionPending')
      if (outcome === 'paused') throw await pausedError(db, userId, 'withdrawing')
      if (outcome === 'blockedAccount') throw new DomainError('bankAccountBlocked')
      if (outcome === 'noAccount') throw notFound()
      return undefined
    })
  }

  async function decide(userId: bigint, { currencyId, bankAccountId, amount }: WithdrawalWish) {
    const [limits] = await Promise.all([readLimits(userId, currencyId), requireOpenCountryOf(db, userId)])
    if (limits.heldUntil) throw new DomainError('withdrawalsHeld', { details: { until: limits.heldUntil } })
    const { decimals } = currencies[currencyId]
    const verdict = decideWithdrawal(
      limitsToAccount(limits, bankAccountId),
      moneyOf(amount, currencyId),
      money(limits.available, currencyId),
    )
    if (!verdict.ok) {
      const { reason, limit } = verdict
      if (reason === 'notAnAmount')
        throw invalidField('amount', `Enter an amount with at most ${decimals} decimals.`)
      throw new DomainError(reason, { details: { limit: toAmount(limit), currencyId } })
    }
    return {
      amount: toMinorUnits(toAmount(verdict.amount), decimals),
      fee: toMinorUnits(toAmount(verdict.fee), decimals),
      dailyMax: toMinorUnits(limits.dailyMax, decimals),
      newAccountMax: toMinorUnits(limits.newAccountMax, decimals),
      isOpen: limits.destinations.some((one) => one.bankAccountId === bankAccountId),
      expectedSeconds: limits.promisedSeconds,
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
