import { type ArrivedMail, openMailCatcher } from '../src/modules/mail/mailbox/mail-catcher.ts'

export interface TestMailbox {
  /** Address of the SMTP server. */
  readonly url: string
  /** Everything that arrived, oldest first. */
  readonly mails: readonly (ArrivedMail & { readonly to: string })[]
  /** The newest six-digit code mailed to an address. */
  readonly codeFor: (email: string) => string
  readonly close: () => Promise<void>
}

/** A mail server that keeps what it is given, so that mail is tested as it leaves. */
export async function createTestMailbox(): Promise<TestMailbox> {
  const mails: (ArrivedMail & { to: string })[] = []
  const catcher = await openMailCatcher((mail) => {
    mails.push({ ...mail, to: mail.recipient })
  })
  return {
    url: catcher.smtpUrl,
    mails,
    codeFor: (email) => {
      const mail = mails.findLast(({ to }) => to === email)
      const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0]
      if (!code) throw new Error(`No code was mailed to ${email}`)
      return code
    },
    close: catcher.close,
  }
}
