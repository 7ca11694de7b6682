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

/** A digest of every row there is, but for when a session was last seen, how often somebody called, and the audit, which tells of each call. */
export async function digestOfRows({ database }: TestApp): Promise<Record<string, unknown>[]> {
  return database.asOwner(`
    select table_name, md5(query_to_xml(format('select * from %I t order by t::text', table_name), true, true, '')::text)
    from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like '%_sessions' and table_name not in ('throttles', 'audit_lines')
    order by table_name`)
}
