import { createTransport } from 'nodemailer'
import type { JobHandler } from '../../outbox/index.ts'
import type { Vault } from '../../vault/index.ts'
import type { SaidMail } from './mail.ts'
import { openMail } from './mail-queue.ts'

export interface Mailer {
  readonly deliver: (mail: SaidMail) => Promise<void>
  readonly close: () => void
}

/** Mail always leaves by SMTP: in development to the mailbox inside the process, in production to the host's server. */
export function createMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    // The mailbox of development speaks plainly on loopback.
    ignoreTLS: smtpUrl.startsWith('smtp://127.0.0.1'),
  })
  return {
    deliver: async (mail) => {
      await transport.sendMail({ from, ...mail })
    },
    close: () => transport.close(),
  }
}

export const sendMail =
  ({ vault, deliverMail }: { readonly vault: Vault; readonly deliverMail: Mailer['deliver'] }): JobHandler =>
  async (job) =>
    deliverMail(openMail(vault, job.payload))
