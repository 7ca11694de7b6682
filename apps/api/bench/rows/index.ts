import { durableCommitRows } from './durable-commit.rows.ts'
import { httpRows } from './http.rows.ts'
import { ledgerRows } from './ledger.rows.ts'
import { processesRows } from './processes.rows.ts'
import type { Row } from './row.ts'
import { tpcbRows } from './tpcb.rows.ts'

/** Everything that is played in each round. A new family of rows is a file here and a name in this list. */
export const allRows: readonly Row[] = [
  ...tpcbRows,
  ...ledgerRows,
  ...processesRows,
  ...durableCommitRows,
  ...httpRows,
]
