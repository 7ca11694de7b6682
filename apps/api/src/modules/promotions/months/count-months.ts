import { transaction } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import type { JobHandler } from '../../../outbox/index.ts'
import { keepUntilCommit } from '../../deletion/index.ts'
import { lockScan, markScanned } from '../scans.repository.ts'
import {
  claimMarks,
  closeMonth,
  endMonthRewards,
  isFull,
  listDue,
  listOpenMonths,
  putOff,
} from './close-months.repository.ts'
import { countChanged, countWhole } from './seller-months.repository.ts'

const everyMs = 15_000

/** Counts what sellers did this month, closes the one that has ended, and pays its prizes and rebates. */
export const countMonths =
  ({ database: { db } }: Pick<Deps, 'database'>): JobHandler =>
  async () => {
    await transaction(db, async (tx) => {
      await lockScan(tx, 'months')
      await countChanged(tx)
      await markScanned(tx, 'months')
    })
    for (const month of await listOpenMonths(db))
      await transaction(db, async (tx) => {
        await lockScan(tx, 'months')
        await countWhole(tx, month)
        await closeMonth(tx, month)
      })
    const due = await transaction(db, async (tx) => {
      await lockScan(tx, 'months')
      await putOff(tx)
      const due = await listDue(tx)
      await keepUntilCommit(
        tx,
        due.map(({ userId }) => userId),
      )
      await claimMarks(tx, due)
      // Last: it holds accounts of the books, which sales wait for.
      await endMonthRewards(tx, due)
      return due
    })
    return { againInMs: isFull(due) ? 0 : everyMs }
  }
