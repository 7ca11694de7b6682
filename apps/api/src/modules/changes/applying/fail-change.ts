import { sql } from 'kysely'
import type { Tx } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { publicAddress } from '../../../http/public-address.ts'
import { moveChange, type StoredChange } from '../changes.repository.ts'

/** Ends a change that is held and can no longer be applied, and tells who asked for it: it blocks nobody from then on. */
export async function failChange(
  { mail, config }: Pick<Deps, 'mail' | 'config'>,
  tx: Tx,
  { id, publicId, makerId, title }: StoredChange,
  note: string,
): Promise<void> {
  await moveChange(tx, id, { status: 'failed', note })
  const { rows } = await sql<{ email: string }>`
    select email from console_operators where id = ${makerId} and not is_suspended`.execute(tx)
  for (const { email } of rows)
    await mail.send(tx, {
      to: email,
      language: 'en-US',
      subject: 'A change that you asked for was not applied',
      text: [
        `This was not applied: ${title}.`,
        note,
        '',
        'Look at it here:',
        `${publicAddress(config)}/console/approvals?id=${publicId}`,
      ],
    })
}
