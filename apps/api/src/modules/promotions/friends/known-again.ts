import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../../database/index.ts'

/** By a saved bank account a person is known again: nothing is paid before. */
export const isKnown = (userId: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from bank_account_fingerprints b where b.user_id = ${userId})`

/** Whoever is paused is paid after the pause, where it ends well. */
export const isPaused = (userId: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from running_pauses p where p.user_id = ${userId})`

/** What people are known by, of the rows of `person (user_id, mailbox)`. */
export const marks = sql`
  select b.user_id, 'bankAccount' as what, b.fingerprint from bank_account_fingerprints b
  where b.user_id in (select user_id from person)
  union
  select d.user_id, 'device', d.fingerprint from device_fingerprints d where d.user_id in (select user_id from person)
  union
  select user_id, 'mailbox', mailbox from person`

/**
 * Who of the rows of `mark (user_id, what, fingerprint)` shares one with an older account, or with somebody who claimed it
 * before, as `(user_id, shared)`: `shared` is for the desk, the owner is told "linked" alone.
 */
export const links = sql`
      select m.user_id, min(m.what) as shared
      from mark m
      where exists (select from reward_claims c
                    where c.what = m.what and c.fingerprint = m.fingerprint and c.user_id <> m.user_id)
         or exists (select from bank_account_fingerprints b
                    where m.what = 'bankAccount' and b.fingerprint = m.fingerprint and b.user_id < m.user_id)
         or exists (select from device_fingerprints d
                    where m.what = 'device' and d.fingerprint = m.fingerprint and d.user_id < m.user_id)
         or exists (select from seller_mailboxes s
                    where m.what = 'mailbox' and s.mailbox = m.fingerprint and s.user_id < m.user_id)
      group by m.user_id`

/** First come, first known: what the rows of `people (user_id, mailbox)` are known by is theirs, and stays so. */
export async function claimMarksOf(on: Kysely<Tables>, people: RawBuilder<unknown>): Promise<void> {
  await sql`
    with person as (${people})
    insert into reward_claims (what, fingerprint, user_id)
    select what, fingerprint, user_id from (${marks}) m order by user_id, what, fingerprint
    on conflict do nothing`.execute(on)
}
