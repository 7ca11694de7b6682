import type { PushMessage, PushSubscription } from '@kaadi/contract/push'
import type { LanguageCode } from '@kaadi/contract/users'
import { type Kysely, sql } from 'kysely'
import { type Tables, transaction } from '../../../database/index.ts'
import type { SignedInUser } from '../../../http/signed-in.ts'

type On = Kysely<Tables>

/** The browser’s of before and the session’s of before give way to it. */
export const saveSubscription = (
  on: On,
  { id, sessionHash }: SignedInUser,
  { endpoint, p256dh, auth }: PushSubscription,
): Promise<void> =>
  transaction(on, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${endpoint}))`.execute(tx)
    await sql`
      delete from push_subscriptions where endpoint = ${endpoint} and session_hash <> ${sessionHash}`.execute(
      tx,
    )
    await sql`
      insert into push_subscriptions (user_id, session_hash, endpoint, p256dh, auth)
      values (${id}, ${sessionHash}, ${endpoint}, ${p256dh}, ${auth})
      on conflict on constraint push_subscriptions_one_a_session do update
        set endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth, created_at = now()`.execute(
      tx,
    )
  })

export const removeOfSession = async (on: On, sessionHash: Buffer): Promise<void> => {
  await sql`delete from push_subscriptions where session_hash = ${sessionHash}`.execute(on)
}

/** As it was when it turned out to be gone: one that was made anew since stays. */
export const removeGone = async (on: On, id: bigint, endpoint: string): Promise<void> => {
  await sql`delete from push_subscriptions where id = ${id} and endpoint = ${endpoint}`.execute(on)
}

export interface DuePush {
  readonly subscription: PushSubscription
  readonly message: PushMessage
  readonly language: LanguageCode
  readonly ageMs: number
}

/** What is to be sent, and where to. Undefined: it was read or swept since, or its session has ended. */
export const findDuePush = async (
  on: On,
  given: { readonly userId: bigint; readonly notificationId: string; readonly subscriptionId: bigint },
): Promise<DuePush | undefined> => {
  const { rows } = await sql<DuePush>`
    select jsonb_build_object('endpoint', p.endpoint, 'p256dh', p.p256dh, 'auth', p.auth) as subscription,
           jsonb_build_object('id', n.subject_id, 'bizType', n.biz_type, 'title', n.title, 'content', n.content,
                              'notificationId', n.public_id) as message,
           s.language,
           extract(epoch from now() - n.created_at)::float8 * 1000 as "ageMs"
    from notifications n join push_subscriptions p on p.user_id = n.user_id join sellers s on s.id = n.user_id
    where n.user_id = ${given.userId} and n.public_id = ${given.notificationId} and p.id = ${given.subscriptionId}
      and n.read_at is null`.execute(on)
  return rows[0]
}
