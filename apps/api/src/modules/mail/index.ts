export type { Mail } from './mail.ts'
export { createMailer, createMailJob, type Mailer } from './mail-job.ts'
export { createMailQueue, type MailQueue, mailOwner, mailTopic } from './mail-queue.ts'
