import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import { uploadMaxBytes } from '@kaadi/contract/primitives'
import Fastify, { type FastifyInstance, type FastifyPluginAsync, LogController } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import type { Config } from './config.ts'
import type { Database } from './database/index.ts'
import type { Deps } from './deps.ts'
import { createLedger } from './ledger/index.ts'
import { createMailer, createMailJob, createMailQueue, mailTopic } from './modules/mail/index.ts'
import { notificationsRoutes } from './modules/notifications/notifications.routes.ts'
import { operatorsRoutes } from './modules/operators/operators.routes.ts'
import {
  createSessionReader,
  createSessionsRepository,
  createThrottle,
  createVerificationCodes,
  listenForSessionEnds,
} from './modules/sessions/index.ts'
import { sessionsRoutes } from './modules/sessions/sessions.routes.ts'
import { usersRoutes } from './modules/users/users.routes.ts'
import { createSecretHasher, createVault } from './modules/vault/index.ts'
import { createOutboxWorker, createUserEventBus, type JobHandler, type OutboxWorker } from './outbox/index.ts'
import { allowWrappers, refuseCrossSite } from './plugins/cross-site.ts'
import { answerNotFound, handleErrors } from './plugins/error-handler.ts'
import { type RandomIds, randomIds } from './plugins/random-ids.ts'
import { newTraceId, readBodies } from './plugins/requests.ts'

export interface AppOptions {
  readonly database: Database
  readonly config: Config
  /** 32 bytes, never in the database. */
  readonly vaultKey: Buffer
  /** Where mail is handed over. */
  readonly smtpUrl: string
  readonly clock?: () => number
  readonly ids?: RandomIds
  readonly log?: (line: string) => void
}

export interface App {
  readonly http: FastifyInstance
  readonly deps: Deps
  readonly jobs: OutboxWorker
}

const modules: readonly ((deps: Deps) => FastifyPluginAsync)[] = [
  sessionsRoutes,
  usersRoutes,
  operatorsRoutes,
  notificationsRoutes,
]

z.config(z.locales.en())

/** Everything that answers requests and works off jobs, on a database that is migrated. Closing `http` closes it all. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { config } = options
  const http = createServer(config)
  const { deps, jobs, sessionReader } = createParts(options, http)
  http.decorate('sessionReader', sessionReader)
  http.decorate('parseReplies', config.parseReplies)
  http.decorateRequest('caller')
  http.setValidatorCompiler(validatorCompiler)
  readBodies(http)
  handleErrors(http)
  allowWrappers(http, config)
  refuseCrossSite(http, config)
  await http.register(formbody)
  await http.register(multipart, {
    limits: { fileSize: uploadMaxBytes, files: 1, fields: 4, parts: 5, fieldSize: 1024 },
  })
  for (const routes of modules) await http.register(routes(deps))
  http.setNotFoundHandler(answerNotFound)
  return { http, deps, jobs }
}

function createServer(config: Config): FastifyInstance {
  return Fastify({
    genReqId: newTraceId,
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    bodyLimit: 256 * 1024,
    requestTimeout: 60_000,
    connectionTimeout: 70_000,
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: false },
  })
}

function createParts(options: AppOptions, http: FastifyInstance) {
  const { database, config, log = () => undefined } = options
  const vault = createVault(options.vaultKey)
  const ids = options.ids ?? randomIds
  const sessionReader = createSessionReader(createSessionsRepository(database), () => ends)
  const ends = listenForSessionEnds(database.url, sessionReader.forget)
  const userEvents = createUserEventBus({ url: database.url, log })
  const mailer = createMailer(options.smtpUrl, config.mail.from)
  const handlers: Record<string, JobHandler> = { [mailTopic]: createMailJob(vault, mailer) }
  const jobs = createOutboxWorker({ database, handlers, log })
  const deps: Deps = {
    config,
    database,
    ledger: createLedger(database),
    vault,
    secrets: createSecretHasher(vault, config.argon2),
    throttle: createThrottle(database, vault),
    codes: createVerificationCodes(vault, ids),
    mail: createMailQueue(vault),
    userEvents,
    ids,
    clock: options.clock ?? Date.now,
    forgetSession: (hash) => sessionReader.forget(hash.toString('hex')),
    wakeJobs: jobs.wake,
  }
  http.addHook('onClose', async () => {
    await jobs.stop()
    await Promise.all([ends.close(), userEvents.close()])
    mailer.close()
  })
  return { deps, jobs, sessionReader }
}
