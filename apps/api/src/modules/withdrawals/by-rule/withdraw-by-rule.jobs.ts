import { currencies } from '@kaadi/contract/primitives'
import type { Withdrawal } from '@kaadi/contract/withdrawals'
import { fromMinorUnits, toMinorUnits } from '@kaadi/core/money'
import { transaction } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { showMoney } from '../../../ledger/show-money.ts'
import type { JobHandler } from '../../../outbox/index.ts'
import { createReadLimits } from '../requesting/read-limits.ts'
import { createRequestWithdrawal } from '../requesting/request-withdrawal.ts'
import { networkClosedWords } from './auto-rules.repository.ts'
import {
  advanceRule,
  type DueRule,
  isFull,
  leaveRule,
  listDueRules,
  type Refusal,
  refuseRule,
  tellOfRule,
} from './due-rules.repository.ts'
import { isResting } from './set-auto-rule.ts'

const everyMs = 15_000

/** Asks for what sellers have withdrawn by itself, as they would: under the same limits, at the same door. */
export const withdrawByRule = (deps: Deps): JobHandler => {
  const { db } = deps.database
  const readLimits = createReadLimits(deps)
  const { byRule } = createRequestWithdrawal(deps)

  /** What the rule asks for of this balance, within what can be asked for; undefined where it asks for nothing. */
  const amountOf = async (rule: DueRule): Promise<string | undefined> => {
    const { decimals } = currencies[rule.currencyId]
    const limits = await readLimits(rule.userId, rule.currencyId)
    const account = limits.destinations.find(({ bankAccountId }) => bankAccountId === rule.bankAccountId)
    const wanted = wantedOf(rule)
    if (wanted < toMinorUnits((account ?? limits).minWithdraw, decimals)) return undefined
    const most = toMinorUnits((account ?? limits).most, decimals)
    // With no room at all the door says why.
    return fromMinorUnits(most > 0n && most < wanted ? most : wanted, decimals)
  }

  const tryOne = async (rule: DueRule): Promise<void> => {
    try {
      if (isResting(rule)) return await refuse(rule, { words: restOf(rule), waitsForCountry: false })
      if (rule.networkClosed) return await refuse(rule, { words: networkClosedWords, waitsForCountry: false })
      const amount = await amountOf(rule)
      if (amount === undefined) return await leaveRule(db, rule)
      const { currencyId, bankAccountId } = rule
      const leaves = leftBy(rule, toMinorUnits(amount, currencies[currencyId].decimals))
      const wish = { currencyId, bankAccountId: bankAccountId as Withdrawal['bankAccountId'], amount, leaves }
      await tellMade(rule, await byRule(rule.userId, rule.key, wish))
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      // Spent meanwhile, so that less would stay than it should: the balance is another, and is looked at again.
      if (error.errorName !== 'insufficientFunds') await refuse(rule, refusalBy(error))
    }
  }

  const tellMade = (rule: DueRule, made: Withdrawal): Promise<void> =>
    transaction(db, async (tx) => {
      if (!(await advanceRule(tx, rule, made.id))) return
      await tellOfRule(tx, rule.userId, {
        title: 'Automatic withdrawal',
        content: `${showMoney(toMinorUnits(made.net, currencies[made.currencyId].decimals), made.currencyId)} is on its way to ${made.bankName} ••${made.accountEnding}, as you have set.`,
        withdrawalId: made.id,
      })
    })

  const refuse = (rule: DueRule, why: Refusal): Promise<void> =>
    transaction(db, async (tx) => {
      if (await refuseRule(tx, rule, why))
        await tellOfRule(tx, rule.userId, { title: 'No automatic withdrawal', content: why.words })
    })

  return async ({ signal }) => {
    const due = await listDueRules(db)
    const broken: unknown[] = []
    for (const rule of due) {
      if (signal.aborted) return { againInMs: 0 }
      await tryOne(rule).catch((error) => broken.push(error))
    }
    // One seller's does not stand in the way of the others'.
    if (broken.length > 0) throw broken[0]
    return { againInMs: isFull(due) ? 0 : everyMs }
  }
}

const wantedOf = ({ kind, amount, balance }: DueRule): bigint => {
  if (kind === 'keep') return balance - (amount ?? 0n)
  return kind === 'above' && balance < (amount ?? 0n) ? 0n : balance
}

/** What is in the wallet at the least once that much of it is withdrawn, whatever it was when the rule was listed. */
const leftBy = ({ kind, amount }: DueRule, taken: bigint): bigint => {
  if (kind === 'keep') return amount ?? 0n
  return kind === 'above' ? (amount ?? 0n) - taken : 0n
}

const restOf = ({ isDefault }: DueRule): string =>
  isDefault
    ? 'Your last automatic withdrawal was not paid. Set the rule again, and it goes on.'
    : 'The account that the rule pays to is not your main one any more. Set the rule again, and it goes on.'

const refusalBy = ({ details, message, errorName }: DomainError): Refusal => {
  const [field] = (details?.fields ?? []) as readonly { readonly message: string }[]
  return { words: field?.message ?? message, waitsForCountry: errorName === 'countryClosed' }
}
