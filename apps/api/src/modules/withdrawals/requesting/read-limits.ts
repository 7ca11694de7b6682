import { type CurrencyId, currencies } from '@kaadi/contract/primitives'
import type { WithdrawalLimits } from '@kaadi/contract/withdrawals'
import { fromMinorUnits, maxWithdrawable, money, toAmount, toMinorUnits } from '@kaadi/core/money'
import type { Deps } from '../../../deps.ts'
import { invalidField } from '../../../errors/domain-error.ts'
import { createFindSettleCurrency } from '../../currencies/index.ts'
import { createFindFacts } from '../reading/withdrawals.repository.ts'

/** What may be withdrawn now and what it costs. `most` is the server's word for "all": a screen rounds, the books do not. */
export function createReadLimits(deps: Deps) {
  const findRules = createFindSettleCurrency(deps.database)
  const findFacts = createFindFacts(deps.database)

  return async (userId: bigint, currencyId: CurrencyId): Promise<WithdrawalLimits> => {
    const [rules, facts] = await Promise.all([findRules(currencyId), findFacts({ userId, currencyId })])
    if (!rules?.enabled || !facts)
      throw invalidField('currencyId', 'This currency cannot be withdrawn at the moment.')
    const { decimals } = currencies[currencyId]
    const amountOf = (minor: bigint) => fromMinorUnits(minor, decimals)
    const dailyMax = (toMinorUnits(rules.dailyMax, decimals) * BigInt(facts.dailyPercent)) / 100n
    const left = dailyMax - facts.askedToday
    const limits = {
      minWithdraw: rules.minWithdraw,
      maxWithdraw: rules.maxWithdraw,
      leftToday: amountOf(left > 0n ? left : 0n),
      feeRule: rules.feeRule,
    }
    const available = amountOf(facts.available)
    return {
      currencyId,
      available,
      ...limits,
      dailyMax: amountOf(dailyMax),
      most: toAmount(maxWithdrawable(limits, money(available, currencyId))),
      medianSeconds: facts.medianSeconds,
      promisedSeconds: facts.promisedSeconds,
      pinSet: facts.pinSet,
      heldUntil: facts.heldUntil?.toISOString() ?? null,
    }
  }
}
