import { transaction } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import type { JobHandler } from '../../../outbox/index.ts'
import { keepUntilCommit } from '../../deletion/index.ts'
import {
  claimTaskMarks,
  endTaskRewards,
  isFullOfTasks,
  listDueTaskRewards,
  lockScan,
  putOffTaskRewards,
} from '../../promotions/index.ts'
import { judgeTaskRewards } from './gift-tasks.repository.ts'

const everyMs = 15_000

/** Pays what was claimed for tasks and has matured. */
export const rewardTasks =
  ({ database }: Pick<Deps, 'database'>): JobHandler =>
  async () => {
    const due = await transaction(database.db, async (tx) => {
      await lockScan(tx, 'tasks')
      await putOffTaskRewards(tx)
      const due = await listDueTaskRewards(tx)
      if (due.length === 0) return due
      await keepUntilCommit(
        tx,
        due.map(({ userId }) => userId),
      )
      await claimTaskMarks(tx, due)
      // Last: it holds accounts of the books, which sales wait for.
      await endTaskRewards(tx, await judgeTaskRewards(tx, due))
      return due
    })
    return { againInMs: isFullOfTasks(due) ? 0 : everyMs }
  }
