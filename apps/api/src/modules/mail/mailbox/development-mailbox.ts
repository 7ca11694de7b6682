import type { Database } from '../../../database/index.ts'
import { type MailCatcher, openMailCatcher } from './mail-catcher.ts'
import { insertCaughtMail } from './mailbox.repository.ts'

/** In development no mail leaves the machine: all of it is kept for the mailbox's page. */
export const openDevelopmentMailbox = ({ db }: Database): Promise<MailCatcher> =>
  openMailCatcher((mail) => insertCaughtMail(db, mail))
