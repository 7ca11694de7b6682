import { desk } from '@kaadi/contract/desk'
import { redeemers } from '@kaadi/contract/redeemers'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { auditsItself, noteChange } from '../../http/audit-note.ts'
import { bind } from '../../http/endpoint.ts'
import { doorRefusal } from '../../http/endpoint-guards.ts'
import { bearerToken } from '../../http/signed-in.ts'
import { createEventServer } from '../notifications/index.ts'
import { listOwnAccounts } from '../risk/index.ts'
import { createUploadsService, deskViewer } from '../uploads/index.ts'
import { createComparePhotos } from './checking/compare-photos.ts'
import { createEnterCode } from './codes/enter-code.ts'
import { createRevealCode } from './codes/reveal-code.ts'
import { createDecideOrder } from './deciding/decide-order.ts'
import { readStats } from './desk.repository.ts'
import { toOwnQueueRow, toQueueRow, toStats } from './desk-order.ts'
import { createCancelOrder } from './leases/cancel-order.ts'
import { createLeases } from './leases/claim-order.ts'
import { createHandOver } from './leases/hand-over.ts'
import { isSenior } from './leases/judges.ts'
import { createGiveToRedeemer } from './outside/give-to-redeemer.ts'
import { createNoteBalance } from './outside/note-balance.ts'
import { createWriteAnswer } from './outside/write-answer.ts'
import { createDeskChanges, createDeskFeed, createSessionEnds, wokenByEnd } from './queue/desk-feed.ts'
import { pageQueue } from './queue/page-queue.repository.ts'
import { createReadDeskOrder } from './read-desk-order.ts'
import { readOfferPrices } from './read-offer-prices.ts'

export const deskRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { database } = deps
    const orders = createReadDeskOrder(deps)
    const leases = createLeases(deps, orders)
    const reveal = createRevealCode(deps, orders)
    const comparePhotos = createComparePhotos(deps, orders)
    const enterCode = createEnterCode(deps, orders)
    const decide = createDecideOrder(deps, orders)
    const cancel = createCancelOrder(deps, orders)
    const handOver = createHandOver(deps, orders)
    const noteBalance = createNoteBalance(deps, orders)
    const give = createGiveToRedeemer(deps, orders)
    const answer = createWriteAnswer(deps, orders)
    const uploads = createUploadsService(deps)
    const serveEvents = createEventServer()
    const changes = createDeskChanges(deps.notices)
    const ends = createSessionEnds(deps.notices)

    bind(app, desk.queue, async ({ operator, query }) => {
      const [page, own] = await Promise.all([
        pageQueue(database, { operatorId: operator.id, isSenior: isSenior(operator) }, query),
        listOwnAccounts(database, operator),
      ])
      const rows = page.records.map((row) =>
        own.has(row.userId) ? toOwnQueueRow(row) : toQueueRow(row, operator),
      )
      return { ...page, records: rows }
    })
    bind(app, desk.stats, async ({ operator }) => toStats(await readStats(database, operator)))
    bind(app, desk.order, ({ operator, query }) => orders.read(operator, query.giftOrderId))
    bind(app, desk.offerPrices, ({ operator, query }) => readOfferPrices(orders, operator, query.giftOrderId))
    bind(app, desk.events, async ({ operator, request, reply }) => {
      const token = bearerToken(request)!
      await serveEvents({
        request,
        reply,
        readerId: operator.id,
        feed: wokenByEnd(createDeskFeed(changes), ends, operator.sessionHash),
        after: 0n,
        isSignedIn: async () => {
          const reader = await app.sessionReader.operator(token)
          return reader !== undefined && doorRefusal(desk.events, reader) === undefined
        },
      })
    })
    const facts = ({ body }: { readonly body: { readonly giftOrderId: string } }) =>
      orders.factsOf(body.giftOrderId)
    bind(
      app,
      desk.claim,
      ({ operator, idempotencyKey, body }) => leases.claim(operator, idempotencyKey, body),
      { audit: facts },
    )
    bind(
      app,
      desk.takeNext,
      ({ operator, idempotencyKey, body }) => leases.takeNext(operator, idempotencyKey, body),
      {
        audit: ({ operator }, taken) =>
          taken ? { order: taken.order.giftOrderId, claimedBy: operator.publicId } : undefined,
      },
    )
    bind(app, desk.renew, ({ operator, body }) => leases.renew(operator, body), {
      audit: 'It is repeated by the page while somebody works, and changes until when they may alone.',
    })
    bind(
      app,
      desk.release,
      ({ operator, idempotencyKey, body }) => leases.release(operator, idempotencyKey, body),
      { audit: facts },
    )
    bind(app, desk.reveal, ({ operator, idempotencyKey, body }) => reveal(operator, idempotencyKey, body), {
      audit: facts,
    })
    bind(
      app,
      desk.comparePhotos,
      ({ operator, idempotencyKey, body }) => comparePhotos(operator, idempotencyKey, body),
      {
        audit: ({ body }, compared) =>
          compared && { order: body.giftOrderId, beside: compared.map(({ order }) => order.tradeNumber) },
      },
    )
    bind(
      app,
      desk.enterCode,
      ({ operator, idempotencyKey, body }) => enterCode(operator, idempotencyKey, body),
      { audit: facts },
    )
    bind(
      app,
      desk.decide,
      ({ operator, idempotencyKey, body, request }) =>
        decide(operator, idempotencyKey, body, (before, after) => noteChange(request, before, after)),
      { audit: auditsItself },
    )
    bind(
      app,
      desk.handOver,
      ({ operator, idempotencyKey, body }) => handOver(operator, idempotencyKey, body),
      { audit: facts },
    )
    bind(app, desk.cancel, ({ operator, idempotencyKey, body }) => cancel(operator, idempotencyKey, body), {
      audit: facts,
    })
    bind(
      app,
      desk.noteBalance,
      ({ operator, idempotencyKey, body }) => noteBalance(operator, idempotencyKey, body),
      { audit: facts },
    )
    bind(app, redeemers.give, ({ operator, idempotencyKey, body }) => give(operator, idempotencyKey, body), {
      audit: facts,
    })
    bind(
      app,
      redeemers.answer,
      ({ operator, idempotencyKey, body }) => answer(operator, idempotencyKey, body),
      { audit: facts },
    )
    bind(
      app,
      desk.uploadEvidence,
      async ({ operator, idempotencyKey, body, file }) => {
        await orders.findForeign(operator, body.giftOrderId)
        return uploads.store({
          owner: { operatorId: operator.id, madeFor: body.giftOrderId },
          viewer: deskViewer(operator.sessionHash),
          kind: 'evidence',
          file,
          operation: 'desk.uploadEvidence',
          key: idempotencyKey,
        })
      },
      { audit: (_, kept) => kept && { upload: kept.uploadId } },
    )
  }
