import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { Database } from '../../database/index.ts'
import { insertCaughtMail } from './mailbox.repository.ts'

export interface DevelopmentMailbox {
  /** Where to hand mail over. */
  readonly smtpUrl: string
  readonly close: () => Promise<void>
}

/** A mail server on loopback that keeps what it is given: in development no mail leaves the machine. */
export async function openDevelopmentMailbox(database: Database): Promise<DevelopmentMailbox> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    size: 1024 * 1024,
    onData: (stream, session, done) => {
      const recipient = session.envelope.rcptTo[0]?.address ?? ''
      readMail(stream)
        .then((mail) => insertCaughtMail(database.db, { ...mail, recipient }))
        .then(() => done(), done)
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((listening, failed) => {
    server.server.once('error', failed)
    server.listen(0, '127.0.0.1', listening)
  })
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
