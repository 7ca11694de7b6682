import { defineModule, enqueued } from '../../module.ts'
import { sendMail } from './mail-job.ts'
import { mailTopic } from './mail-queue.ts'
import { mailboxRoutes } from './mailbox/mailbox.routes.ts'

export type { Mail, SaidMail } from './mail.ts'
export { createMailer, type Mailer } from './mail-job.ts'
export { createMailQueue, type MailQueue, mailOwner, mailTopic, replaceSealedMails } from './mail-queue.ts'
export { mailDay, mailTime } from './mail-time.ts'
export { openDevelopmentMailbox } from './mailbox/development-mailbox.ts'

export const mailModule = defineModule({
  name: 'mail',
  routes: mailboxRoutes,
  jobs: { [mailTopic]: enqueued(sendMail) },
  tables: ['development_mails'],
})
