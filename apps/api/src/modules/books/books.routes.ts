import { type BooksStanding, books } from '@kaadi/contract/books'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { bind, type Handler } from '../../http/endpoint.ts'
import type { SignedInOperator } from '../../http/signed-in.ts'
import { withIdempotency } from '../../idempotency/idempotency.ts'
import { keyedRequest } from '../../idempotency/keyed-request.ts'
import { enqueueJob } from '../../outbox/index.ts'
import { relyingPartyOf } from '../sessions/index.ts'
import { toException, toMatch, toStop } from './books.ts'
import { pageExceptions } from './excepting/exceptions.repository.ts'
import { createExplainException } from './excepting/explain-exception.ts'
import { beginMatch, findMatch, matchTopic, pageMatches } from './matching/matches.repository.ts'
import { createStopPayouts } from './stopping/stop-payouts.ts'
import { countOpenExceptions, findStop } from './stopping/stops.repository.ts'

export const booksRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { database, vault, wakeJobs } = deps
    const { stop, askRestart, dropRestart, restartChallenge, restart } = createStopPayouts(deps)
    const { take, close } = createExplainException(deps)

    const standing = async (operator: SignedInOperator): Promise<BooksStanding> => {
      const [stopped, ended, running, openExceptions] = await Promise.all([
        findStop(database),
        findMatch(database, 'ended'),
        findMatch(database, 'running'),
        countOpenExceptions(database),
      ])
      return {
        stop: stopped ? toStop(stopped, operator) : null,
        match: ended ? toMatch(ended) : null,
        isMatching: running !== undefined,
        openExceptions,
      }
    }

    const facts = async ({ operator }: { readonly operator: SignedInOperator }) => {
      const { stop: stopped, isMatching } = await standing(operator)
      const { restart: asked = null } = stopped ?? {}
      return { stop: stopped?.stopId ?? null, restartAskedBy: asked?.askedBy ?? null, isMatching }
    }

    bind(app, books.standing, ({ operator }) => standing(operator))
    bind(app, books.matches, async ({ query }) => {
      const page = await pageMatches(database, query)
      return { ...page, records: page.records.map(toMatch) }
    })
    const match: Handler<typeof books.match> = async ({ operator, body, idempotencyKey: key }) => {
      const operation = 'books.match'
      const request = keyedRequest(vault, { userId: operator.id, realm: 'operator', key, operation, body })
      await withIdempotency(database.db, request, async (tx) => {
        await beginMatch(tx, operator.id)
        await enqueueJob(tx, { topic: matchTopic, key: 'recurring' })
        return {}
      })
      wakeJobs()
      return standing(operator)
    }
    bind(app, books.match, match, { audit: facts })
    bind(app, books.exceptions, async ({ operator, query }) => {
      const page = await pageExceptions(database, operator.id, query)
      return { ...page, records: page.records.map((row) => toException(row, operator)) }
    })
    bind(app, books.take, ({ operator, idempotencyKey: key, body }) => take({ operator, key }, body), {
      audit: ({ operator }, made) => made && { exception: made.exceptionId, takenBy: operator.publicId },
    })
    bind(app, books.close, ({ operator, idempotencyKey: key, body }) => close({ operator, key }, body), {
      audit: ({ operator }, made) => made && { exception: made.exceptionId, closedBy: operator.publicId },
    })
    const stopNow: Handler<typeof books.stop> = async ({ operator, idempotencyKey: key, body }) => {
      await stop({ operator, key }, body)
      return standing(operator)
    }
    bind(app, books.stop, stopNow, { audit: facts })
    const askAgain: Handler<typeof books.askRestart> = async ({ operator, idempotencyKey: key, body }) => {
      await askRestart({ operator, key }, body)
      return standing(operator)
    }
    bind(app, books.askRestart, askAgain, { audit: facts })
    const dropAsk: Handler<typeof books.dropRestart> = async ({ operator, idempotencyKey: key, body }) => {
      await dropRestart({ operator, key }, body)
      return standing(operator)
    }
    bind(app, books.dropRestart, dropAsk, { audit: facts })
    const at = (request: FastifyRequest) => relyingPartyOf(deps.config, request)
    bind(
      app,
      books.restartChallenge,
      ({ operator, body, request }) => restartChallenge(operator, body.stopId, at(request)),
      { audit: 'It makes a question that counts once a device has answered it.' },
    )
    const restartNow: Handler<typeof books.restart> = async ({
      operator,
      idempotencyKey: key,
      body,
      request,
    }) => {
      await restart({ operator, key }, body, at(request))
      return standing(operator)
    }
    bind(app, books.restart, restartNow, { audit: facts })
  }
