import { transaction } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import type { JobHandler } from '../../../outbox/index.ts'
import { keepUntilCommit } from '../../deletion/index.ts'
import { lockScan, markScanned } from '../scans.repository.ts'
import { claimMarks, endRewards, isFull, listDue, putOff } from './pay-rewards.repository.ts'
import { promiseRewards } from './promise-rewards.repository.ts'

const everyMs = 15_000

/** Promises what friends have earned, and pays what has matured. */
export const rewardFriends =
  ({ database }: Pick<Deps, 'database'>): JobHandler =>
  async () => {
    const due = await transaction(database.db, async (tx) => {
      await lockScan(tx, 'friends')
      await promiseRewards(tx)
      await markScanned(tx, 'friends')
      await putOff(tx)
      const due = await listDue(tx)
      await keepUntilCommit(
        tx,
        due.map(({ userId }) => userId),
      )
      await claimMarks(tx, due)
      // Last: it holds accounts of the books, which sales wait for.
      await endRewards(tx, due)
      return due
    })
    return { againInMs: isFull(due) ? 0 : everyMs }
  }
