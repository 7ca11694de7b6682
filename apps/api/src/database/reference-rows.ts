import type { SafeClient } from './safe-client.ts'

interface RowsOfTable {
  readonly table: string
  readonly rows: readonly Readonly<Record<string, unknown>>[]
}

/** What the contract says: at each start the table is made to hold these rows and no others. */
interface ContractRows extends RowsOfTable {
  readonly from: 'contract'
  /** SQL that finds what needs a row which the contract no longer has; the row is `gone`. */
  readonly needs: string
}

/** What a new installation begins with: written once, from then on the host's to change and to delete. */
interface StartingRows extends RowsOfTable {
  readonly from: 'start'
}

export type ReferenceRows = ContractRows | StartingRows

/** A table of changes that are allowed, as the contract declares them. */
export const transitionRows = (
  table: string,
  transitions: Readonly<Record<number, readonly number[]>>,
  needs: string,
): ReferenceRows => ({
  from: 'contract',
  table,
  rows: Object.entries(transitions).flatMap(([from, tos]) =>
    tos.map((to) => ({ from_status: Number(from), to_status: to })),
  ),
  needs,
})

/** The rows that the service itself brings to its tables. All or nothing; belongs under the lock of `migrate`. */
export async function writeReferenceRows(client: SafeClient, all: readonly ReferenceRows[]): Promise<void> {
  try {
    await client.query('begin')
    for (const rows of all) {
      if (rows.from === 'contract') await holdContractRows(client, rows)
      else await writeOnce(client, rows)
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function holdContractRows(client: SafeClient, { table, rows, needs }: ContractRows): Promise<void> {
  const wanted = [JSON.stringify(rows)]
  const isGone = `not exists (select from jsonb_populate_recordset(null::${table}, $1) wanted where wanted = gone)`
  const needed = await client.query<{ gone: object }>(
    `select to_jsonb(gone) as gone from ${table} gone where ${isGone} and exists (${needs})`,
    wanted,
  )
  if (needed.rows.length > 0) {
    const listed = needed.rows.map(({ gone }) => JSON.stringify(gone)).join(', ')
    throw new Error(
      `The contract no longer has what stored rows need in ${table}: ${listed}. Start a service that has it.`,
    )
  }
  await client.query(`delete from ${table} gone where ${isGone}`, wanted)
  await client.query(
    `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1) except select * from ${table}`,
    wanted,
  )
}

async function writeOnce(client: SafeClient, { table, rows }: StartingRows): Promise<void> {
  const { rowCount } = await client.query(
    'insert into starting_rows (table_name) values ($1) on conflict do nothing',
    [table],
  )
  if (rowCount === 0) return
  const columns = Object.keys(rows[0]!).join(', ')
  await client.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows)],
  )
}
