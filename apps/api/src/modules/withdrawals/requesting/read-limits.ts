import { type CurrencyId, currencies } from '@kaadi/contract/primitives'
import type { DestinationLimits, WithdrawalLimits } from '@kaadi/contract/withdrawals'
import { compare, fromMinorUnits, maxWithdrawable, money, toAmount, toMinorUnits } from '@kaadi/core/money'
import type { Deps } from '../../../deps.ts'
import { invalidField } from '../../../errors/domain-error.ts'
import { type OwnClosedCountry, toRules } from '../../currencies/index.ts'
import { createFindFacts, type DestinationFacts } from '../reading/withdrawals.repository.ts'

/** What may be withdrawn now and what it costs. `most` is the server's word for "all": a screen rounds, the books do not. */
export function createReadLimits(deps: Deps) {
  const read = createReadStanding(deps)
  return async (userId: bigint, currencyId: CurrencyId): Promise<WithdrawalLimits> =>
    (await read(userId, currencyId)).limits
}

/** The limits of a seller, and what else a withdrawal begins from: in one read. */
export interface Standing {
  readonly limits: WithdrawalLimits
  /** Those over closed networks too. */
  readonly accounts: readonly DestinationFacts[]
  readonly closedCountry: OwnClosedCountry | null
}

export function createReadStanding(deps: Deps) {
  const findFacts = createFindFacts(deps.database)

  return async (userId: bigint, currencyId: CurrencyId): Promise<Standing> => {
    const facts = await findFacts({ userId, currencyId })
    const rules = facts?.rules ? toRules(facts.rules) : undefined
    if (!rules?.enabled || !facts)
      throw invalidField('currencyId', 'This currency cannot be withdrawn at the moment.')
    const { decimals } = currencies[currencyId]
    const amountOf = (minor: bigint) => fromMinorUnits(minor, decimals)
    const dailyMax = (toMinorUnits(rules.dailyMax, decimals) * BigInt(facts.dailyPercent)) / 100n
    const left = dailyMax - facts.askedToday
    const { feeOffPercent } = facts
    const limits = {
      minWithdraw: rules.minWithdraw,
      maxWithdraw: rules.maxWithdraw,
      leftToday: amountOf(left > 0n ? left : 0n),
      // What a network takes nobody's level lowers.
      feeRule: { ...rules.feeRule, ...(feeOffPercent > 0 && { offPercent: feeOffPercent }) },
    }
    const available = amountOf(facts.available)
    const newAccountMax = toMinorUnits(rules.newAccountMax, decimals)
    const mostOf = (given: Parameters<typeof maxWithdrawable>[0]) =>
      toAmount(maxWithdrawable(given, money(available, currencyId)))
    const destinationOf = ({ network, newUntil, ...account }: DestinationFacts): DestinationLimits => {
      const left = newAccountMax - BigInt(account.askedWhileNew)
      const own = {
        minWithdraw: network ? larger(rules.minWithdraw, network.min, currencyId) : rules.minWithdraw,
        feeRule: network ? ({ feeType: 'fixed', fee: network.fee } as const) : limits.feeRule,
        leftWhileNew: newUntil === null ? null : amountOf(left > 0n ? left : 0n),
      }
      return {
        bankAccountId: account.bankAccountId as DestinationLimits['bankAccountId'],
        ...own,
        newUntil: newUntil && new Date(newUntil).toISOString(),
        most: mostOf({ ...limits, ...own }),
        confirmMinutes: network?.confirmMinutes ?? null,
      }
    }
    const own: WithdrawalLimits = {
      currencyId,
      available,
      ...limits,
      dailyMax: amountOf(dailyMax),
      most: mostOf(limits),
      dailyPercent: facts.dailyPercent,
      newAccountMax: rules.newAccountMax,
      newAccountHours: rules.newAccountHours,
      destinations: facts.destinations.filter(({ isOpen }) => isOpen).map(destinationOf),
      medianSeconds: facts.medianSeconds,
      promisedSeconds: facts.promisedSeconds,
      headStartMinutes: facts.headStartMinutes,
      pinSet: facts.pinSet,
      heldUntil: facts.heldUntil?.toISOString() ?? null,
      payoutsStoppedSince: facts.payoutsStoppedSince?.toISOString() ?? null,
    }
    return { limits: own, accounts: facts.destinations, closedCountry: facts.closedCountry }
  }
}

const larger = (one: string, other: string, currencyId: CurrencyId): string =>
  compare(money(one, currencyId), money(other, currencyId)) < 0 ? other : one
