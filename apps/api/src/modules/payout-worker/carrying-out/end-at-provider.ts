import { currencies } from '@kaadi/contract/primitives'
import { withdrawalStatus } from '@kaadi/contract/withdrawals'
import { fromMinorUnits } from '@kaadi/core/money'
import type { Database } from '../../../database/index.ts'
import { showMoney } from '../../../ledger/show-money.ts'
import type { PayoutAnswer } from '../../payout-rails/index.ts'
import { createEndPayouts, readBackWords } from '../../payouts/index.ts'
import { addStep, endTask, type Task } from './tasks.repository.ts'

const { sent, unknown, paid, failed, returned } = withdrawalStatus

export type Conclusion =
  | Extract<PayoutAnswer, { kind: 'conclusiveOk' | 'conclusiveFail' }>
  /** The provider refused it in words, again and again, and knows nothing of it. */
  | { readonly kind: 'neverTaken'; readonly reason: string }

/** How a payout ended, by what the provider concluded: books, attempt and seller's note in one statement. */
export function createEndAtProvider(database: Database) {
  const move = createEndPayouts(database)

  return async (task: Task, conclusion: Conclusion): Promise<boolean> => {
    const word = wordOf(conclusion)
    const isReversed = word === 'reversed'
    const reason = conclusion.kind === 'conclusiveOk' ? undefined : conclusion.reason
    const outcome = await move({
      userId: task.userId,
      withdrawalId: task.withdrawalId,
      actor: 'system',
      to: conclusion.kind === 'conclusiveOk' ? paid : isReversed ? returned : failed,
      from: isReversed ? [sent, unknown, paid] : [sent, unknown],
      providerWord: word,
      ...('facts' in conclusion &&
        conclusion.facts.transferCode && { transferCode: conclusion.facts.transferCode }),
      ...(reason !== undefined && { reason }),
      note: await noteOf(database, task, conclusion),
    })
    if (outcome !== 'moved') return false
    await addStep(database.db, task, {
      step: 'ended',
      answer: word,
      ...(reason !== undefined && { detail: reason }),
    })
    await endTask(database.db, task)
    return true
  }
}

const wordOf = (conclusion: Conclusion): string =>
  conclusion.kind === 'conclusiveOk'
    ? 'success'
    : conclusion.kind === 'neverTaken'
      ? 'rejected'
      : conclusion.word

async function noteOf(database: Database, task: Task, conclusion: Conclusion) {
  const account = `${task.bankName} ••${task.accountEnding}`
  if (conclusion.kind === 'conclusiveOk')
    return {
      title: 'Your withdrawal was paid',
      content: `${showMoney(task.net, task.currencyId)} went to ${account}.`,
    }
  const words = await readBackWords(database, task)
  return wordOf(conclusion) === 'reversed'
    ? words.returned(account, conclusion.reason)
    : words.failed(conclusion.reason)
}

/** For alarms: an amount as people read it. */
export const shown = (task: Pick<Task, 'net' | 'currencyId'>): string =>
  sayReported(task.net, currencies[task.currencyId].name)

/** What a provider says: whole units where the currency is one of ours, else its own number. */
export const sayReported = (amount: bigint | null, currency: string | null): string => {
  const known = Object.values(currencies).find(({ name }) => name === currency)
  if (amount === null) return `? ${currency ?? '?'}`
  return known ? `${fromMinorUnits(amount, known.decimals)} ${currency}` : `${amount} ${currency ?? '?'}`
}
