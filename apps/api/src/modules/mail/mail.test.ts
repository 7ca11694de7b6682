import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createMailer } from './index.ts'
import { openDevelopmentMailbox } from './mailbox/development-mailbox.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const mail = (to: string, subject = 'Hello', text = 'Your code is 482913.') => ({ to, subject, text: [text] })

const said = (to: string, subject: string, text = '') => ({ to, subject, text })

describe('mail', () => {
  it('leaves after commit, and not when the work was undone', async () => {
    const { db } = app.database
    await app.deps.mail.send(db, mail('sent@kaadi.example'))
    const failing = db.transaction().execute(async (tx) => {
      await app.deps.mail.send(tx, mail('undone@kaadi.example'))
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    await app.runJobs()
    expect(app.mailbox.mails.map(({ to }) => to)).toEqual(['sent@kaadi.example'])
    expect(app.mailbox.mails[0]).toMatchObject({ sender: 'no-reply@kaadi.example', subject: 'Hello' })
  })

  it('is sealed while it waits', async () => {
    await app.deps.mail.send(app.database.db, mail('sealed@kaadi.example'))
    const waiting = await app.database.asOwner("select payload::text from outbox where topic = 'mail.send'")
    expect(waiting).toHaveLength(1)
    expect(JSON.stringify(waiting)).not.toMatch(/482913|sealed@kaadi|Hello/)
  })

  it('is tried again when the server does not take it', async () => {
    const lonely = await createTestApp({ smtpUrl: 'smtp://127.0.0.1:1' })
    try {
      await lonely.deps.mail.send(lonely.database.db, mail('later@kaadi.example'))
      await lonely.runJobs()
      const waiting = await lonely.database.asOwner('select attempts, last_error, parked_at from outbox')
      expect(waiting).toMatchObject([{ attempts: 1, parked_at: null }])
      expect(String(waiting[0]!.last_error)).toContain('ECONNREFUSED')
    } finally {
      await lonely.close()
    }
  })
})

describe('the mailbox of development', () => {
  it('catches mail and shows it, the newest first, with its code', async () => {
    const mailbox = await openDevelopmentMailbox(app.database)
    const mailer = createMailer(mailbox.smtpUrl, 'Kaadi <no-reply@kaadi.example>')
    try {
      await mailer.deliver(said('ada@kaadi.example', 'First'))
      await mailer.deliver(said('ada@kaadi.example', '<script>alert(1)</script>', 'Your code is 123123.'))
      await mailer.deliver(said('kofi@kaadi.example', 'Third', 'No code.'))
    } finally {
      mailer.close()
      await mailbox.close()
    }
    const list = await app.http.inject({ url: '/dev/mail.json?to=ada@kaadi.example' })
    expect(list.json()).toMatchObject([
      { subject: '<script>alert(1)</script>' },
      { subject: 'First', recipient: 'ada@kaadi.example' },
    ])
    const page = await app.http.inject({ url: '/dev/mail' })
    expect(page.body).toContain('&lt;script&gt;')
    expect(page.body).not.toContain('<script>')
    expect(page.body.indexOf('Third')).toBeLessThan(page.body.indexOf('First'))
    expect(page.body).toContain('http-equiv="refresh"')
    const { id } = list.json<{ id: string }[]>()[0]!
    const message = await app.http.inject({ url: `/dev/mail?id=${id}` })
    expect(message.body).toContain('<p class="code-large">123123</p>')
    expect(message.body).not.toContain('http-equiv="refresh"')
  })

  it('shows an empty list and takes any question', async () => {
    for (const query of ['?to=nobody@kaadi.example', '?id=x', '?id=999999', '?to=a&to=b'])
      expect((await app.http.inject({ url: `/dev/mail${query}` })).statusCode).toBe(200)
    expect((await app.http.inject({ url: '/dev/mail?to=nobody@kaadi.example' })).body).toContain(
      'No mail yet',
    )
  })

  it('keeps the newest thousand', async () => {
    await sql`insert into development_mails (sender, recipient, subject, text)
      select '', 'many@kaadi.example', n::text, '' from generate_series(1, 1500) n`.execute(app.database.db)
    const mailbox = await openDevelopmentMailbox(app.database)
    const mailer = createMailer(mailbox.smtpUrl, 'no-reply@kaadi.example')
    await mailer.deliver(said('many@kaadi.example', 'newest'))
    mailer.close()
    await mailbox.close()
    const [row] = await app.database.asOwner('select count(*)::integer as count from development_mails')
    expect(row).toEqual({ count: 1000 })
  })
})
