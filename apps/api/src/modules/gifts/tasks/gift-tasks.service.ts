import { type GiftTask, gifts } from '@kaadi/contract/gifts'
import type { Deps } from '../../../deps.ts'
import { DomainError, notFound } from '../../../errors/domain-error.ts'
import type { SignedInUser } from '../../../http/signed-in.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { requireStaying } from '../../deletion/index.ts'
import {
  inMainUnit,
  listTaskRewards,
  promiseTaskReward,
  type StoredTaskReward,
} from '../../promotions/index.ts'
import { findGiftTask, listGiftTasks, type StoredTask } from './gift-tasks.repository.ts'

/** What was claimed looks as it was claimed, whatever became of the task since. */
function toTask(stored: StoredTask, rewards: readonly StoredTaskReward[]): GiftTask {
  const { amount, startsAt, endsAt, maturesDays: _, isRunning: __, ...task } = stored
  const reward = rewards.find(({ taskId }) => taskId === task.taskId)
  const currencyId = reward?.currencyId ?? task.currencyId
  return {
    ...task,
    currencyId,
    amount: inMainUnit(reward?.amount ?? amount, currencyId),
    progress: reward ? task.target : task.progress,
    startsTime: startsAt?.toISOString() ?? null,
    endsTime: endsAt?.toISOString() ?? null,
    reward: reward
      ? {
          status: reward.status,
          withheldFor: reward.withheldFor,
          maturesTime: reward.maturesAt.toISOString(),
        }
      : null,
  }
}

export function createGiftTasksService({ database: { db }, vault }: Deps) {
  const list = async ({ id, defaultCurrencyId }: SignedInUser): Promise<GiftTask[]> => {
    const rewards = await listTaskRewards(db, id)
    const tasks = await listGiftTasks(db, id, defaultCurrencyId, rewards)
    return tasks.map((task) => toTask(task, rewards))
  }

  const claim = async (user: SignedInUser, key: string, taskId: string): Promise<GiftTask> => {
    const { id: userId, defaultCurrencyId } = user
    const request = keyedRequest(vault, { userId, key, operation: gifts.claim.path, body: { taskId } })
    await withIdempotency(db, request, async (tx) => {
      // Of an account that is about to go nothing is begun.
      await requireStaying(tx, userId)
      const rewards = await listTaskRewards(tx, userId)
      if (rewards.some((reward) => reward.taskId === taskId)) throw new DomainError('taskClaimed')
      const task = await findGiftTask(tx, userId, defaultCurrencyId, taskId)
      if (!task) throw notFound()
      if (!task.isRunning) throw new DomainError('taskNotRunning')
      if (task.progress < task.target) throw new DomainError('taskNotDone')
      // Of two claims at once the second waits here, and finds the first one's reward.
      if (!(await promiseTaskReward(tx, { userId, ...task }))) throw new DomainError('taskClaimed')
      return { taskId }
    })
    const task = (await list(user)).find((one) => one.taskId === taskId)
    if (!task) throw notFound()
    return task
  }

  return { list, claim }
}
