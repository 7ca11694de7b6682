import { type SitePageName, sitePageNames } from '@kaadi/contract/site'
import { sitePages } from '@kaadi/contract/site-pages'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Deps } from '../../../deps.ts'
import type { AuditFacts, NamesSubject } from '../../../http/audit-note.ts'
import { bind } from '../../../http/endpoint.ts'
import { createKeepPages } from './keep-pages.ts'

const namedSchema = z.object({ name: z.literal(sitePageNames) })

const about: NamesSubject = (body) => {
  const named = namedSchema.safeParse(body)
  return named.success ? `page:${named.data.name}` : undefined
}

/** What editors do to the pages of the site. */
export function bindPages(app: FastifyInstance, deps: Deps): void {
  const pages = createKeepPages(deps)
  const facts = async ({ body }: { body: { name: SitePageName } }): Promise<AuditFacts> => {
    const { revision, versions, draft } = await pages.page(body.name)
    const [shown] = versions
    return {
      revision,
      version: shown?.version ?? null,
      restores: shown?.restores ?? null,
      reason: shown?.reason ?? null,
      hasDraft: draft !== null,
    }
  }

  bind(app, sitePages.list, () => pages.list())
  bind(app, sitePages.page, ({ query }) => pages.page(query.name))
  bind(
    app,
    sitePages.saveDraft,
    ({ operator, body, idempotencyKey }) => pages.saveDraft(operator, body, idempotencyKey),
    { about, audit: facts },
  )
  bind(
    app,
    sitePages.publish,
    ({ operator, body, idempotencyKey }) => pages.publish(operator, body, idempotencyKey),
    { about, audit: facts },
  )
  bind(
    app,
    sitePages.undo,
    ({ operator, body, idempotencyKey }) => pages.undo(operator, body, idempotencyKey),
    { about, audit: facts },
  )
}
