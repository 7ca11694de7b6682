import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import { uploadMaxBytes } from '@kaadi/contract/primitives'
import Fastify, { type FastifyInstance, type FastifyPluginAsync, LogController } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { Disk } from 'flydrive'
import * as z from 'zod/mini'
import { type CallLimits, callLimits, createAdmission } from './admission/admission.ts'
import type { Config } from './config.ts'
import { listenForNotices } from './database/database-notices.ts'
import type { Database } from './database/index.ts'
import type { Deps } from './deps.ts'
import { fieldWords } from './errors/field-words.ts'
import { loggedError } from './errors/logged-error.ts'
import { noSites, type Sites } from './front-ends/find-page.ts'
import { writtenFiles } from './front-ends/landing/written-files.ts'
import { sendUndecodedPage, serveSites } from './front-ends/serve-sites.ts'
import { requireEndpoints } from './http/endpoint.ts'
import { type RandomIds, randomIds } from './http/random-ids.ts'
import { countRefused } from './http/refused-calls.ts'
import { buildSerializer } from './http/reply-writers.ts'
import { createRepliesKept } from './idempotency/index.ts'
import { runInvariants } from './invariants/index.ts'
import { createLedger } from './ledger/index.ts'
import { createPublicMemory } from './memory/public-memory.ts'
import { createSellerReplies } from './memory/seller-replies.ts'
import { allModules } from './modules/all-modules.ts'
import { createAudit } from './modules/audit/index.ts'
import {
  type BankProviderOptions,
  createBankResolver,
  noBankProvider,
} from './modules/bank-accounts/index.ts'
import { createMailer, createMailQueue } from './modules/mail/index.ts'
import { createPartnerReader } from './modules/partners/index.ts'
import { noRails, type PayoutRails } from './modules/payout-worker/index.ts'
import {
  createSecondFactor,
  createSessionReader,
  createSessionsRepository,
  createThrottle,
  createVerificationCodes,
} from './modules/sessions/index.ts'
import { createSwitchBoard } from './modules/switches/index.ts'
import { createPhotoSigner, createPhotoStorage } from './modules/uploads/index.ts'
import {
  createOutboxWorker,
  createUserEventBus,
  ensureRecurringJob,
  type OutboxWorker,
} from './outbox/index.ts'
import { allowWrappers, refuseCrossSite } from './plugins/cross-site.ts'
import { refuseEarly } from './plugins/early-refusal.ts'
import { answerFailure, handleErrors } from './plugins/error-handler.ts'
import { refuseMalformed } from './plugins/malformed-calls.ts'
import { refuseUnreadable, unreadable } from './plugins/readable-text.ts'
import { newTraceId, readBodies } from './plugins/requests.ts'
import { headersOfReply, setSecurityHeaders } from './plugins/security-headers.ts'
import { openApiPath, referenceRoutes } from './reference/reference.routes.ts'
import { createSecretHasher, createVault } from './vault/index.ts'

export interface AppOptions {
  readonly database: Database
  readonly config: Config
  /** 32 bytes, never in the database. */
  readonly vaultKey: Buffer
  /** What keyed hashes are made with, once the key is another than the first. */
  readonly vaultRoot?: Buffer
  /** Where photos are kept. */
  readonly disk: Disk
  /** Where mail is handed over. */
  readonly smtpUrl: string
  /** Who knows the names on bank accounts; without one none can be saved. */
  readonly bankProvider?: BankProviderOptions
  /** Who pays out by machine; without it everything is paid by hand. */
  readonly rails?: PayoutRails
  /** The built front ends; without them only calls are answered. */
  readonly sites?: Sites
  /** Registered beside the modules: the tests' own routes. */
  readonly plugins?: readonly FastifyPluginAsync[]
  /** How many calls may be under way at the same time. */
  readonly callLimits?: CallLimits
  readonly clock?: () => number
  readonly ids?: RandomIds
  readonly log?: (line: string) => void
}

export interface App {
  readonly http: FastifyInstance
  readonly deps: Deps
  readonly jobs: OutboxWorker
  /** Sees to it that every recurring job is planned. */
  readonly planJobs: () => Promise<void>
  /** What closing `http` still waits for, in words. */
  readonly describeWork: () => string
}

/** Replies are made anew each time: a third of a byte is not worth ten times the work. */
const fastBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

z.config({ customError: fieldWords })

/** Everything that answers requests and works off jobs, on a database that is migrated. Closing `http` closes it all. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { config } = options
  const sites = options.sites ?? noSites
  const http = createServer(config, sites)
  const { deps, jobs, sessionReader, sellerReplies } = createParts(options, http)
  const refused = countRefused(http.log)
  const admission = createAdmission(options.callLimits ?? callLimits, { onRefused: refused })
  http.decorate('sessionReader', sessionReader)
  http.decorate('partnerReader', createPartnerReader(deps))
  http.decorate('admission', admission)
  http.decorate('audit', createAudit(deps, http.log))
  http.decorate('repliesKept', createRepliesKept(deps))
  http.decorate('sellerReplies', sellerReplies)
  // Whoever comes now is told to come again; who was let in gets an answer.
  http.addHook('preClose', admission.close)
  http.decorate('requireSecondFactor', createSecondFactor(deps).requireFresh)
  http.decorate('parseReplies', config.parseReplies)
  http.decorate('demonstration', config.demonstration)
  http.decorate('switchBoard', await createSwitchBoard(deps))
  http.decorateRequest('caller')
  http.decorateRequest('auditNote')
  http.decorateRequest('refusedWith')
  http.decorateRequest('isUnderstood', false)
  http.setValidatorCompiler(validatorCompiler)
  requireEndpoints(http, [openApiPath])
  refuseEarly(http, admission, config)
  refuseMalformed(http, config)
  setSecurityHeaders(http, config)
  refuseUnreadable(http)
  readBodies(http)
  handleErrors(http, refused)
  allowWrappers(http, config)
  refuseCrossSite(http, config)
  await http.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], brotliOptions: fastBrotli })
  await http.register(multipart, {
    limits: { fileSize: uploadMaxBytes, files: 1, fields: 4, parts: 5, fieldSize: 1024 },
  })
  for (const { routes } of allModules) if (routes) await http.register(routes(deps))
  for (const plugin of options.plugins ?? []) await http.register(plugin)
  await http.register(referenceRoutes(config))
  serveSites(
    http,
    sites,
    writtenFiles({ app: http, sites, config, memory: deps.publicMemory, clock: deps.clock }),
  )
  const planJobs = async () => {
    for (const [topic, { isRecurring }] of moduleJobs)
      if (isRecurring) await ensureRecurringJob(deps.database.db, topic)
  }
  const describeWork = () => `${counted(admission.underWay(), 'call')} and ${counted(jobs.running(), 'job')}`
  return { http, deps, jobs, planJobs, describeWork }
}

const moduleJobs = allModules.flatMap(({ jobs = {} }) => Object.entries(jobs))

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

function createServer(config: Config, sites: Sites): FastifyInstance {
  return Fastify({
    genReqId: newTraceId,
    logger:
      config.logLevel === 'silent' ? false : { level: config.logLevel, serializers: { err: loggedError } },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    bodyLimit: 256 * 1024,
    requestTimeout: 60_000,
    // A call without one is refused with ours (`plugins/readable-text.ts`).
    http: { requireHostHeader: false },
    connectionTimeout: 70_000,
    forceCloseConnections: true,
    // Ours has an envelope, and says when to come again.
    return503OnClosing: false,
    // A path that cannot be decoded. No hook has run yet.
    frameworkErrors: (_error, request, reply) => {
      reply.headers(headersOfReply(config))
      if (!sendUndecodedPage(sites, request, reply)) answerFailure(unreadable(), request, reply)
    },
    // A stream is no HEAD request; whoever asks for one gets the pages' answer.
    exposeHeadRoutes: false,
    schemaController: { compilersFactory: { buildSerializer } },
  })
}

function createParts(options: AppOptions, http: FastifyInstance) {
  const { database, config, log = () => undefined } = options
  const vault = createVault(options.vaultKey, options.vaultRoot)
  const ids = options.ids ?? randomIds
  const clock = options.clock ?? Date.now
  const throttle = createThrottle(database, vault)
  const notices = listenForNotices(database.url)
  const sessionReader = createSessionReader(createSessionsRepository(database), notices)
  const userEvents = createUserEventBus({ url: database.url, log })
  const mailer = createMailer(options.smtpUrl, config.mail.from)
  const deps: Deps = {
    config,
    database,
    ledger: createLedger(database),
    vault,
    secrets: createSecretHasher(vault, config.argon2),
    throttle,
    codes: createVerificationCodes({ vault, throttle }, ids),
    mail: createMailQueue(vault),
    deliverMail: mailer.deliver,
    resolveAccountName: options.bankProvider ? createBankResolver(options.bankProvider) : noBankProvider,
    rails: options.rails ?? noRails,
    checkRules: () => runInvariants(options.database.url),
    photos: createPhotoStorage(options.disk, vault),
    photoSigner: createPhotoSigner(vault, clock),
    userEvents,
    notices,
    ids,
    clock,
    publicMemory: createPublicMemory(notices, clock),
    forgetSession: (hash) => sessionReader.forget(hash.toString('hex')),
    wakeJobs: () => jobs.wake(),
  }
  const handlers = Object.fromEntries(moduleJobs.map(([topic, { handler }]) => [topic, handler(deps)]))
  const jobs = createOutboxWorker({ database, handlers, log })
  http.addHook('onClose', async () => {
    await jobs.stop()
    await Promise.all([notices.close(), userEvents.close()])
    mailer.close()
  })
  return { deps, jobs, sessionReader, sellerReplies: createSellerReplies(notices, clock) }
}
