import { sql } from 'kysely'
import type { Tx } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { publicAddress } from '../../../http/public-address.ts'
import type { StoredChange } from '../changes.repository.ts'
import { ownerOf } from '../resources.ts'

/** Mails those who may sign what waits: but not who asked, nor whom it is about. */
export async function tellSigners(
  { mail, config }: Pick<Deps, 'mail' | 'config'>,
  tx: Tx,
  change: StoredChange,
): Promise<void> {
  const { status, resource, makerId, subject, title, reason, madeBy, publicId } = change
  if (status !== 'waiting') return
  const { rows } = await sql<{ email: string }>`
    select email from console_operators
    where roles && ${[...ownerOf(resource).checkers]}::text[] and not is_suspended and id <> ${makerId}
      and public_id <> ${subject}
    order by id`.execute(tx)
  for (const { email } of rows)
    await mail.send(tx, {
      to: email,
      language: 'en-US',
      subject: 'Somebody is to sign for others: a second person is asked',
      text: [
        `${madeBy} asks for this: ${title}.`,
        `Why: ${reason}`,
        '',
        'It waits three days for a second person, who signs it with their passkey:',
        `${publicAddress(config)}/console/approvals?id=${publicId}`,
        '',
        'If you did not expect this, refuse it and ask who it was.',
      ],
    })
}
