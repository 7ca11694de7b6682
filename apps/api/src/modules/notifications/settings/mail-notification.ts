import { kindOfBizType, type NotificationKind } from '@kaadi/contract/notification-settings'
import type { Kysely } from 'kysely'
import { type Tables, transaction } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { publicAddress } from '../../../http/public-address.ts'
import type { JobHandler } from '../../../outbox/index.ts'
import { msg, type Sentence } from '../../../words/index.ts'
import type { Mail } from '../../mail/index.ts'
import { findForMail } from '../notifications.repository.ts'
import { isMailed } from './settings.repository.ts'

/** Kinds whose mails are the notification itself. Other mails have words of their own, and go by `tellByMail`. */
const copied: ReadonlySet<NotificationKind> = new Set(['trade', 'withdrawal'])

/** Mails a notification to a seller who asked for it: once, with the end of the job. */
export const mailNotification =
  ({ database, mail, config }: Pick<Deps, 'database' | 'mail' | 'config'>): JobHandler =>
  ({ payload, complete }) =>
    transaction(database.db, async (tx) => {
      const found = await findForMail(tx, BigInt(String(payload.userId)), String(payload.notificationId))
      if (found && copied.has(kindOfBizType[found.bizType]))
        await mail.send(tx, {
          to: found.email,
          subject: found.title,
          text: [found.content, '', howToStop(publicAddress(config))],
        })
      await complete(tx)
    })

/** A mail that a seller can do without: it goes to those who have not switched its kind off. */
export async function tellByMail(
  on: Kysely<Tables>,
  queue: Deps['mail'],
  { userId, kind, mail }: { readonly userId: bigint; readonly kind: NotificationKind; readonly mail: Mail },
): Promise<void> {
  if (await isMailed(on, userId, kind)) await queue.send(on, mail)
}

const howToStop = (address: string): Sentence =>
  msg('You get this mail because you asked for it. Change that here: {page}', {
    page: `${address}/account/center?view=notifications`,
  })
