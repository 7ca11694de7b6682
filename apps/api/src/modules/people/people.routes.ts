import { people } from '@kaadi/contract/people'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { bind } from '../../http/endpoint.ts'
import { createLookAfterSeller } from './look-after-seller.ts'
import { pageSellers, toSellerRow } from './reading/page-sellers.repository.ts'
import { createReadSeller } from './reading/read-seller.ts'

export const peopleRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const read = createReadSeller(deps)
    const { addNote, endSessions } = createLookAfterSeller(deps)
    bind(app, people.page, async ({ query }) => {
      const page = await pageSellers(deps.database, query)
      return { ...page, records: page.records.map(toSellerRow) }
    })
    bind(app, people.seller, ({ operator, query }) => read(operator, query.sellerId))
    bind(
      app,
      people.addNote,
      ({ operator, body, idempotencyKey }) => addNote(operator, body, idempotencyKey),
      { audit: (_, note) => note && { note: note.noteId } },
    )
    bind(app, people.endSessions, ({ operator, body }) => endSessions(operator, body), {
      audit: (_, made) => made && { sessionsEnded: made.ended },
    })
  }
