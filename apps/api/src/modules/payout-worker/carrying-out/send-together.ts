import { withdrawalStatus } from '@kaadi/contract/withdrawals'
import { crashPoint } from '../../../database/index.ts'
import type { PayoutAnswer, PayoutOrder } from '../../payout-rails/index.ts'
import type { Task, TaskKey } from './tasks.repository.ts'

interface Ready {
  readonly task: Task
  readonly recipientCode: string
}

/** The parts of one payout's way (`carry-out.ts`) of which sending several is made. */
interface Parts {
  readonly find: (key: TaskKey) => Promise<Task | undefined>
  readonly isLeftAlone: (task: Task) => Promise<boolean>
  readonly begin: (task: Task, beside: bigint) => Promise<unknown>
  readonly namedFor: (task: Task) => Promise<unknown>
  readonly markSent: (task: Task) => Promise<boolean | 'stopped'>
  readonly send: (orders: readonly PayoutOrder[], task: Task) => Promise<readonly PayoutAnswer[]>
  readonly heard: (task: Task, answer: PayoutAnswer) => Promise<void>
  readonly apply: (task: Task, answer: PayoutAnswer) => Promise<unknown>
}

/**
 * Sends several in one call. Each is begun and written down as sent by itself before that, so that whatever is cut off is asked
 * for by its own reference, as after a send of one. What throws, waits or was sent before is left to its own steps.
 */
export function createSendTogether(parts: Parts) {
  const makeReady = async (key: TaskKey, beside: bigint): Promise<Ready | undefined> => {
    const found = await parts.find(key)
    if (!found || found.isEnded || found.isByHand || found.sends > 0) return undefined
    if (await parts.isLeftAlone(found)) return undefined
    if (found.word === null) {
      if (found.status !== withdrawalStatus.queued) return undefined
      if ((await parts.begin(found, beside)) !== 'begun') return undefined
    }
    const task = await parts.find(key)
    if (!task || task.word === null || task.sends > 0 || task.isEnded) return undefined
    const recipientCode = await parts.namedFor(task)
    return typeof recipientCode === 'string' ? { task, recipientCode } : undefined
  }

  return async (keys: readonly TaskKey[]): Promise<void> => {
    const ready: Ready[] = []
    let beside = 0n
    for (const key of keys) {
      const one = await unlessItThrows(() => makeReady(key, beside))
      if (!one || (await unlessItThrows(() => parts.markSent(one.task))) !== true) continue
      ready.push(one)
      beside += one.task.net
    }
    const [first] = ready
    if (!first) return
    crashPoint('payouts.beforeSendMany')
    const answers = await parts.send(
      ready.map(({ task, recipientCode }) => orderOf(task, recipientCode)),
      first.task,
    )
    crashPoint('payouts.afterSendMany')
    await parts.heard(first.task, answers.find(({ kind }) => kind === 'unknown') ?? answers[0]!)
    for (const [at, { task, recipientCode }] of ready.entries())
      await unlessItThrows(() =>
        parts.apply({ ...task, recipientCode, sends: task.sends + 1 }, notVanished(answers[at]!)),
      )
  }
}

/** One that fails stops no other: its own steps meet the same fault, and end before a person. */
async function unlessItThrows<Answer>(act: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await act()
  } catch {
    return undefined
  }
}

/** That the answer to a list leaves one out says nothing of it: it is asked for. */
const notVanished = (answer: PayoutAnswer): PayoutAnswer =>
  answer.kind === 'unknown' && answer.why === 'missing' ? { ...answer, why: 'noAnswer' } : answer

export const orderOf = (task: Task, recipientCode: string): PayoutOrder => ({
  reference: task.reference,
  amountMinor: task.net,
  currencyId: task.currencyId,
  recipientCode,
  narration: 'Kaadi withdrawal',
})
