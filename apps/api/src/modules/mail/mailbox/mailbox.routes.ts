import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { headersOfPage } from '../../../plugins/security-headers.ts'
import { findCaughtMail, listCaughtMails } from './mailbox.repository.ts'
import { mailboxCss, mailboxPage, mailboxStylesheet } from './mailbox.view.ts'

interface MailboxQuery {
  to?: unknown
  id?: unknown
}

const addressOf = ({ to }: MailboxQuery): string | undefined =>
  typeof to === 'string' && to.trim() !== '' ? to.trim().toLowerCase() : undefined

const idOf = ({ id }: MailboxQuery): bigint | undefined =>
  typeof id === 'string' && /^\d{1,18}$/.test(id) ? BigInt(id) : undefined

/** The mailbox of development: no part of the contract, and not there in production. */
export const mailboxRoutes =
  ({ config, database: { db } }: Deps): FastifyPluginAsync =>
  async (app) => {
    if (config.mode !== 'development') return
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers({ ...headersOfPage('plain'), 'cache-control': 'no-store' })
    })
    app.get<{ Querystring: MailboxQuery }>('/dev/mail', async ({ query }, reply) => {
      const to = addressOf(query)
      const id = idOf(query)
      const shown = id === undefined ? undefined : await findCaughtMail(db, id)
      return reply
        .type('text/html; charset=utf-8')
        .send(mailboxPage(await listCaughtMails(db, to), shown, to))
    })
    app.get(mailboxStylesheet, (_request, reply) => reply.type('text/css; charset=utf-8').send(mailboxCss))
    app.get<{ Querystring: MailboxQuery }>('/dev/mail.json', async ({ query }) =>
      (await listCaughtMails(db, addressOf(query))).map((mail) => ({ ...mail, id: mail.id.toString() })),
    )
  }
