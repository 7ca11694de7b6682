import type { Pool, QueryResultRow } from 'pg'

/** Runs a named statement: planned once per connection. The name stands for the text, so it must be unique. */
export async function prepared<Row extends QueryResultRow>(
  pool: Pool,
  name: string,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await pool.query<Row>({ name, text, values: [...values] })
  return rows
}
