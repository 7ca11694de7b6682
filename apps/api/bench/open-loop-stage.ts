import { createLedger } from '../src/ledger/index.ts'
import { closedLoop, openLoop } from './measure/closed-loop.ts'
import { median } from './measure/statistics.ts'
import { runCommits } from './rows/durable-commit.rows.ts'
import { makePosting } from './rows/ledger.rows.ts'
import type { BenchContext } from './rows/row.ts'

export interface OpenLoopResult {
  readonly share: number
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** Share of the arrivals that were turned away. */
  readonly refused: number
  /** p99 against the p99 of a single durable commit, measured in turns with it. */
  readonly timesCommit: number
}

const turns = 3
const clients = 128

/**
 * How long a posting takes when arrivals don't wait: at half and at 80 % of the highest rate, which is looked for
 * again in each turn because the machine changes.
 */
export async function playOpenLoop(context: BenchContext): Promise<OpenLoopResult[]> {
  const { seconds, random } = context
  const ledger = createLedger(context.database.books)
  const post = () => ledger.post(makePosting(context, 'hot'))
  const seen: OpenLoopResult[] = []
  for (let turn = 0; turn < turns; turn++) {
    const commit = await runCommits(context)
    const highest = await closedLoop({ clients, seconds }, post)
    for (const share of [0.5, 0.8]) {
      const perSecond = (highest.operations / highest.seconds) * share
      const { p50Ms, p99Ms, operations, refused } = await openLoop({ perSecond, seconds, random }, post)
      seen.push({
        share,
        perSecond,
        p50Ms,
        p99Ms,
        refused: refused / (operations + refused),
        timesCommit: p99Ms / commit.p99Ms,
      })
    }
  }
  return [0.5, 0.8].map((share) =>
    middleOf(
      share,
      seen.filter((result) => result.share === share),
    ),
  )
}

function middleOf(share: number, results: readonly OpenLoopResult[]): OpenLoopResult {
  const middle = (name: keyof OpenLoopResult) => median(results.map((result) => result[name]))
  return {
    share,
    perSecond: middle('perSecond'),
    p50Ms: middle('p50Ms'),
    p99Ms: middle('p99Ms'),
    refused: middle('refused'),
    timesCommit: middle('timesCommit'),
  }
}
