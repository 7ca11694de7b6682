import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../database/index.ts'

type On = Kysely<Tables>

export interface CaughtMail {
  readonly id: bigint
  readonly sender: string
  readonly recipient: string
  readonly subject: string
  readonly text: string
  readonly receivedAt: Date
}

const maxKept = 1_000

/** Keeps the newest thousand: a mailbox of development is no archive. */
export async function insertCaughtMail(
  on: On,
  mail: Pick<CaughtMail, 'sender' | 'recipient' | 'subject' | 'text'>,
): Promise<void> {
  await sql`
    with kept as (
      insert into development_mails (sender, recipient, subject, text)
      values (${mail.sender}, ${mail.recipient}, ${mail.subject}, ${mail.text}) returning id
    )
    delete from development_mails where id <= (select id from kept) - ${maxKept}`.execute(on)
}

const columns = sql`id, sender, recipient, subject, text, received_at as "receivedAt"`

/** Newest first; of one address where it is given. */
export async function listCaughtMails(on: On, to?: string): Promise<CaughtMail[]> {
  const { rows } = await sql<CaughtMail>`
    select ${columns} from development_mails where ${to ?? null}::text is null or recipient = ${to ?? null}
    order by id desc limit 100`.execute(on)
  return rows
}

export async function findCaughtMail(on: On, id: bigint): Promise<CaughtMail | undefined> {
  const { rows } = await sql<CaughtMail>`select ${columns} from development_mails where id = ${id}`.execute(
    on,
  )
  return rows[0]
}
