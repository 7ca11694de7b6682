import {
  type AutoWithdrawRequest,
  type AutoWithdrawRule,
  autoWithdrawals,
} from '@kaadi/contract/auto-withdrawals'
import { currencies } from '@kaadi/contract/primitives'
import { fromMinorUnits, MoneyError, toMinorUnits } from '@kaadi/core/money'
import type { Deps } from '../../../deps.ts'
import { DomainError, invalidField } from '../../../errors/domain-error.ts'
import { storedReply, withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { lockHolder } from '../../users/index.ts'
import { createVerifyPin, createWithdrawalPinsRepository } from '../../withdrawal-pins/index.ts'
import {
  listRules,
  networkClosedWords,
  type StoredRule,
  setRule,
  switchRuleOff,
} from './auto-rules.repository.ts'

export function createAutoRules(deps: Deps) {
  const { db } = deps.database
  const verifyPin = createVerifyPin(createWithdrawalPinsRepository(deps.database), deps.secrets)

  const list = async (userId: bigint): Promise<AutoWithdrawRule[]> =>
    (await listRules(db, userId)).map(toRule)

  const set = async (userId: bigint, key: string, body: AutoWithdrawRequest): Promise<AutoWithdrawRule> => {
    const operation = autoWithdrawals.set.path
    const request = keyedRequest(deps.vault, { userId, key, operation, body })
    const rule = { ...body, amount: amountOf(body) }
    if (!(await storedReply(db, request))) {
      await verifyPin(userId, body.pin)
      await withIdempotency(db, request, async (tx) => {
        await lockHolder(tx, userId)
        if (!(await setRule(tx, userId, rule))) {
          if (body.kind !== 'off') throw new DomainError('defaultAccountMissing')
          await switchRuleOff(tx, userId, body.currencyId)
        }
        return { currencyId: body.currencyId }
      })
    }
    const found = (await list(userId)).find(({ currencyId }) => currencyId === body.currencyId)
    if (!found) throw new DomainError('defaultAccountMissing')
    deps.wakeJobs()
    return found
  }

  return { list, set }
}

/** Minor units, where the rule has an amount. */
function amountOf({ kind, amount, currencyId }: AutoWithdrawRequest): bigint | null {
  if (kind === 'off' || kind === 'all') {
    if (amount === null) return null
    throw invalidField('amount', 'This rule has no amount.')
  }
  const { decimals } = currencies[currencyId]
  const minor = minorOf(amount ?? '0', decimals)
  if (minor === undefined) throw invalidField('amount', `Enter an amount with at most ${decimals} decimals.`)
  if (minor <= 0n) throw invalidField('amount', 'Enter an amount above zero.')
  if (minor > largest) throw invalidField('amount', 'This amount is too large.')
  return minor
}

/** What the table can hold, and more than any wallet does. */
const largest = 10n ** 17n

const minorOf = (amount: string, decimals: number): bigint | undefined => {
  try {
    return toMinorUnits(amount, decimals)
  } catch (error) {
    if (error instanceof MoneyError) return undefined
    throw error
  }
}

const toRule = (stored: StoredRule): AutoWithdrawRule => ({
  currencyId: stored.currencyId,
  kind: stored.kind,
  amount:
    stored.amount === null ? null : fromMinorUnits(stored.amount, currencies[stored.currencyId].decimals),
  bankAccountId: stored.bankAccountId as AutoWithdrawRule['bankAccountId'],
  setTime: stored.setAt.toISOString(),
  refusal: stored.kind === 'off' ? null : refusalOf(stored),
  resting: stored.kind !== 'off' && isResting(stored),
  networkClosed: stored.kind !== 'off' && stored.networkClosed,
})

/** Of a closed network before the first try, and not any more once it is open. */
const refusalOf = (stored: StoredRule): string | null => {
  if (stored.networkClosed && !isResting(stored)) return networkClosedWords
  return stored.refusal === networkClosedWords ? null : stored.refusal
}

/** It waits to be set again, by hand. */
export const isResting = ({ isDefault, wasNotPaid }: Pick<StoredRule, 'isDefault' | 'wasNotPaid'>): boolean =>
  !isDefault || wasNotPaid
