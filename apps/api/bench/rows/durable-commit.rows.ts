import { closedLoop } from '../measure/closed-loop.ts'
import { type BenchContext, type Row, unopened } from './row.ts'

/** The least an acknowledged write can cost: one row, one commit, one caller. */
export const durableCommitRows: readonly Row[] = [
  { name: 'single durable commit', clients: 1, open: unopened(runCommits) },
]

export async function runCommits({ database, seconds }: BenchContext) {
  await database.onBooks(`create table if not exists bench_commits (at timestamptz);
    grant insert on bench_commits to public`)
  return closedLoop({ clients: 1, seconds }, () =>
    database.books.postings.query({ name: 'bench.commit', text: 'insert into bench_commits values (now())' }),
  )
}
