import { type Kysely, sql } from 'kysely'
import { columns, type Tables } from '../database/index.ts'

export interface UserEvent {
  /** Counted from 1 per user, without a gap, in commit order: the stream's `Last-Event-ID`. */
  readonly seq: bigint
  readonly topic: string
  readonly payload: Record<string, unknown>
  readonly createdAt: Date
}

export interface NewUserEvent {
  readonly userId: bigint
  readonly topic: string
  readonly payload: Record<string, unknown>
}

const event = columns<NewUserEvent>({
  user_id: ['bigint', ({ userId }) => userId],
  topic: ['text', ({ topic }) => topic],
  payload: ['jsonb', ({ payload }) => JSON.stringify(payload)],
})

/** For ordinary transactions; a use-case statement calls `publish_user_events` itself. */
export async function publishUserEvents(db: Kysely<Tables>, events: readonly NewUserEvent[]): Promise<void> {
  await sql`select publish_user_events(array(
    select row(e.user_id, e.topic, e.payload)::user_event
    from ${event.rows(events, 'e')} order by e.ord))`.execute(db)
}

/** For what a seller sees changed without an event, such as what they have read: what was remembered for them is forgotten. */
export async function ringUser(db: Kysely<Tables>, userId: bigint): Promise<void> {
  await sql`select pg_notify('user_changed', ${userId.toString()})`.execute(db)
}

/** Events after `after`, oldest first. */
export async function readUserEvents(
  db: Kysely<Tables>,
  { userId, after, limit = 100 }: { userId: bigint; after: bigint; limit?: number },
): Promise<UserEvent[]> {
  return db
    .selectFrom('user_events')
    .select(['seq', 'topic', 'payload', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(limit)
    .execute()
}

/** Where a stream that wants only what is new begins. */
export async function lastUserEventSeq(db: Kysely<Tables>, userId: bigint): Promise<bigint> {
  const head = await sql<{ seq: bigint }>`
    select seq from user_event_heads where user_id = ${userId}`.execute(db)
  return head.rows[0]?.seq ?? 0n
}
