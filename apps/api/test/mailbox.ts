import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface CaughtMail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

export interface TestMailbox {
  /** Address of the SMTP server. */
  readonly url: string
  /** Everything that arrived, oldest first. */
  readonly mails: readonly CaughtMail[]
  /** The newest six-digit code mailed to an address. */
  readonly codeFor: (email: string) => string
  readonly close: () => Promise<void>
}

/** A mail server that keeps what it is given, so that mail is tested as it leaves. */
export async function createTestMailbox(): Promise<TestMailbox> {
  const mails: CaughtMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      PostalMime.parse(stream as unknown as ReadableStream)
        .then(({ to, subject = '', text = '' }) => {
          mails.push({ to: to?.[0]?.address ?? '', subject, text })
          done()
        })
        .catch(done)
    },
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    codeFor: (email) => {
      const mail = mails.findLast(({ to }) => to === email)
      const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0]
      if (!code) throw new Error(`No code was mailed to ${email}`)
      return code
    },
    close: () => new Promise((closed) => server.close(closed)),
  }
}
