import type { LanguageCode } from '@kaadi/contract/users'
import { type Kysely, sql } from 'kysely'
import type { Tables, Tx } from '../../database/index.ts'
import { enqueueJob, replacePayloads } from '../../outbox/index.ts'
import type { Vault } from '../../vault/index.ts'
import { say } from '../../words/index.ts'
import type { Mail, SaidMail } from './mail.ts'

export const mailTopic = 'mail.send'
export const mailOwner = 'mail'

export interface MailQueue {
  /** Part of the caller's transaction: the mail leaves after commit, and only then. */
  readonly send: (on: Kysely<Tables>, mail: Mail) => Promise<void>
}

/** Mails carry codes: what waits in the database is sealed. */
export const createMailQueue = (vault: Vault): MailQueue => ({
  send: async (on, mail) => {
    const said = sayMail(mail, mail.language ?? (await languageOf(on, mail.to)))
    await enqueueJob(on, {
      topic: mailTopic,
      payload: { sealed: vault.seal(Buffer.from(JSON.stringify(said)), mailOwner).toString('base64') },
    })
  },
})

export const sayMail = ({ to, subject, text }: Mail, language: LanguageCode): SaidMail => ({
  to,
  subject: say(language, subject),
  text: text.map((line) => say(language, line)).join('\n'),
})

const languageOf = async (on: Kysely<Tables>, email: string): Promise<LanguageCode> => {
  const { rows } = await sql<{ language: LanguageCode }>`
    select language from sellers where email = ${email}`.execute(on)
  return rows[0]?.language ?? 'en-US'
}

/** Seals mails anew that wait: those for which `replace` answers something. */
export const replaceSealedMails = (
  tx: Tx,
  replace: (sealed: Buffer, id: bigint) => Buffer | undefined,
): Promise<void> =>
  replacePayloads(tx, mailTopic, ({ sealed }, id) => {
    const replaced = replace(Buffer.from(String(sealed), 'base64'), id)
    return replaced && { sealed: replaced.toString('base64') }
  })

export const openMail = (vault: Vault, payload: Readonly<Record<string, unknown>>): SaidMail =>
  JSON.parse(vault.open(Buffer.from(String(payload.sealed), 'base64'), mailOwner).toString()) as SaidMail
