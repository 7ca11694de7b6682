import type { Reply, TestApp } from './app.ts'

/** A call that changes something, with what happens after it. */
export interface RepeatedCall {
  readonly token?: string
  readonly body: object
  /** What another wish under the same key would say; left out where a call has nothing to say. */
  readonly other?: object
  /** Moves the state on, so that the call could not be made anew. */
  readonly afterwards?: (reply: Reply<never>) => Promise<unknown>
}

/** The reply of a call that must have been made. */
export async function made<Data>(calling: Promise<Reply<Data>>): Promise<Data> {
  const reply = await calling
  if (reply.code !== 0) throw new Error(`It was refused with ${reply.code}: ${reply.msg}`)
  return reply.data
}

const digests = new WeakMap<TestApp, string>()

/**
 * How many rows each table has and the sum of their digests, but for when a session was last seen, how often somebody
 * called, and the audit, which tells of each call. A sum knows no order, so that nothing has to be sorted.
 */
export async function digestOfRows(app: TestApp): Promise<Record<string, unknown>[]> {
  const { asOwner } = app.database
  let statement = digests.get(app)
  if (statement === undefined) {
    const [tables] = await asOwner(`
      select string_agg(format('select %L as name, count(*), sum(hashtextextended(t::text, 0)) from %I t', table_name, table_name),
        ' union all ') as digests
      from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like '%_sessions' and table_name not in ('throttles', 'audit_lines')`)
    statement = `${tables!.digests} order by name`
    digests.set(app, statement)
  }
  return asOwner(statement)
}
