import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface ArrivedMail {
  readonly sender: string
  readonly recipient: string
  readonly subject: string
  readonly text: string
}

export interface MailCatcher {
  /** Where to hand mail over. */
  readonly smtpUrl: string
  readonly close: () => Promise<void>
}

/** A mail server on loopback that sends nothing on: it gives what arrives to `keep`. */
export async function openMailCatcher(
  keep: (mail: ArrivedMail) => Promise<void> | void,
): Promise<MailCatcher> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    size: 1024 * 1024,
    onData: (stream, { envelope }, done) => {
      readMail(stream)
        .then((mail) => keep({ ...mail, recipient: envelope.rcptTo[0]?.address ?? '' }))
        .then(() => done(), done)
    },
  })
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(0, '127.0.0.1', listening)
  })
  // A client that leaves in the middle is no reason to stop.
  server.on('error', () => undefined)
  const { port } = server.server.address() as AddressInfo
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((closed) => server.close(closed)),
  }
}

async function readMail(stream: AsyncIterable<Buffer>) {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  const { from, subject = '', text = '' } = await PostalMime.parse(Buffer.concat(chunks))
  return { sender: from?.address ?? '', subject, text }
}
