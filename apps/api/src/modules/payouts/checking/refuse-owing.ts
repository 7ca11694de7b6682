import { withdrawalStatus } from '@kaadi/contract/withdrawals'
import { transaction } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { showMoney } from '../../../ledger/show-money.ts'
import { letRuleGoOn, moveWithdrawalIn } from '../../withdrawals/index.ts'
import { type Debt, listDebts, listOwing, type UnbegunWithdrawal } from './blocked.repository.ts'

const move = moveWithdrawalIn({ name: 'payouts.refuseOwing' })
/** In the words of `sellerOwes`, so that each language has them. */
const reason = 'You owed us money, and that is paid back first. Your wallet says how much.'

/** What is owed in the currency of the withdrawal is taken from what comes back; for the rest its seller has to exchange. */
function noteOf({ amount, currencyId }: UnbegunWithdrawal, debts: readonly Debt[]) {
  const others = debts.filter((debt) => debt.currencyId !== currencyId)
  const back = showMoney(amount, currencyId)
  const owed = (others.length > 0 ? others : debts)
    .map((debt) => showMoney(debt.owed, debt.currencyId))
    .join(', ')
  return {
    title: 'Your withdrawal came back',
    content:
      others.length > 0
        ? `We gave ${back} back to your wallet, with its fee: you owe ${owed}. Exchange into that currency: what comes in pays it back. Then you can withdraw.`
        : `We gave ${back} back to your wallet, with its fee: you owed ${owed}. That is paid back from it first.`,
  }
}

/**
 * Gives the money of what waits back to sellers who came to owe: the books take what is owed from it in the same commit. One that
 * somebody begins meanwhile is theirs to end. Answers how many were refused.
 */
export async function refuseOwing({ database: { db } }: Pick<Deps, 'database'>): Promise<number> {
  let refused = 0
  for (const withdrawal of await listOwing(db)) {
    const { userId, withdrawalId } = withdrawal
    const isRefused = await transaction(db, async (tx) => {
      const debts = await listDebts(tx, userId)
      // Paid back meanwhile, perhaps by the withdrawal before this one.
      if (debts.length === 0) return false
      const isMoved = await move(tx, {
        userId,
        withdrawalId,
        from: [withdrawalStatus.requested, withdrawalStatus.riskHold, withdrawalStatus.queued],
        to: withdrawalStatus.rejected,
        actor: 'system',
        reason,
        note: noteOf(withdrawal, debts),
      })
      if (isMoved) await letRuleGoOn(tx, withdrawal)
      return isMoved
    })
    if (isRefused) refused++
  }
  return refused
}
