import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Endpoint, withApiPrefix } from '@kaadi/contract/http'
import { type OperatorRole, operators } from '@kaadi/contract/operators'
import { type Session, sessions } from '@kaadi/contract/sessions'
import type { PersonName, User } from '@kaadi/contract/users'
import { passwordHash } from '@kaadi/core/crypto'
import type { InjectOptions } from 'fastify'
import { type App, type AppOptions, buildApp } from '../src/app.ts'
import { type Config, readConfig } from '../src/config.ts'
import { randomIds } from '../src/http/random-ids.ts'
import { createOperatorsRepository } from '../src/modules/operators/operators.repository.ts'
import { passwordPurpose } from '../src/modules/sessions/index.ts'
import { newAppKey, writeAppKey } from '../src/modules/sessions/two-factor/app-codes.ts'
import { appKeyOwner, beginFactor, takeStep } from '../src/modules/sessions/two-factor/factors.repository.ts'
import { folderDisk } from '../src/modules/uploads/index.ts'
import { newInviteCode } from '../src/modules/users/invite-code.ts'
import { insertUser } from '../src/modules/users/users.repository.ts'
import { appCode } from './app-code.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { createTestMailbox, type TestMailbox } from './mailbox.ts'

/** A reply with its envelope read. A test says which data it expects. */
export interface Reply<Data = unknown> {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>
  readonly code: number | string
  readonly msg: string
  readonly data: Data
  readonly details: Record<string, unknown>
  readonly traceId: string | undefined
}

export interface CallOptions {
  /** Of a session; a partner's key where the call takes one. */
  readonly token?: string | undefined
  readonly query?: Record<string, string | number>
  readonly body?: unknown
  /** A key of its own for each call, unless the test is about keys. `null` sends none. */
  readonly idempotencyKey?: string | null
  readonly headers?: Record<string, string>
}

export interface SignedUp {
  readonly user: User
  /** Id in the database. */
  readonly id: bigint
  readonly token: string
  readonly email: string
  readonly password: string
}

export interface NewSeller {
  readonly email?: string
  readonly countryCode?: 'NG' | 'GH'
  /** Null for one who was not asked yet. */
  readonly name?: PersonName | null
}

export interface TestOperator {
  readonly token: string
  readonly id: bigint
  readonly publicId: string
  readonly email: string
  readonly password: string
  /** What the authenticator app shows now. */
  readonly factor: () => string
}

export interface TestApp extends App {
  readonly database: TestDatabase
  readonly mailbox: TestMailbox
  /** Where photos are kept. */
  readonly folder: string
  /** Calls an endpoint of the contract, encoded as it declares. */
  readonly call: <Data = unknown>(endpoint: Endpoint, options?: CallOptions) => Promise<Reply<Data>>
  /** A seller with a session. Written straight into the database, as sign-up would leave it. */
  readonly signUpUser: (fields?: NewSeller) => Promise<SignedUp>
  /** A new operator with these roles, who has an authenticator app and is signed in. */
  readonly signInOperator: (...roles: OperatorRole[]) => Promise<TestOperator>
  /** Runs every job that is due. */
  readonly runJobs: () => Promise<void>
  readonly close: () => Promise<void>
}

export const testConfig: Config = {
  ...readConfig({ KAADI_LOG_LEVEL: process.env.KAADI_LOG_LEVEL ?? 'error' }),
  argon2: { memoryKib: 64, passes: 1 },
  parseReplies: true,
}

/** Tests send what they like at once; what is turned away has tests of its own. */
const noLimit = { targetMs: Number.POSITIVE_INFINITY, start: 1e6, least: 1e6, most: 1e6 }

let count = 0

/** The whole service on a database of its own. Jobs run when the test says so. */
export async function createTestApp(options: Partial<AppOptions> = {}): Promise<TestApp> {
  const database = await createTestDatabase()
  const mailbox = await createTestMailbox()
  const folder = await mkdtemp(join(tmpdir(), 'kaadi-photos-'))
  const app = await buildApp({
    config: testConfig,
    vaultKey: Buffer.alloc(32, 7),
    smtpUrl: mailbox.url,
    disk: folderDisk(folder),
    database,
    callLimits: { reads: noLimit, writes: noLimit, secrets: noLimit, uploads: noLimit },
    ...options,
  })
  await app.http.ready()
  const call = caller(app)
  return {
    ...app,
    database,
    mailbox,
    folder,
    call,
    signUpUser: (fields) => signUpUser(app, call, fields),
    signInOperator: (...roles) => signInOperator(app, call, roles),
    runJobs: async () => {
      while ((await app.jobs.runDue()) > 0);
    },
    close: async () => {
      await app.http.close()
      await mailbox.close()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const caller =
  ({ http }: App): TestApp['call'] =>
  async (endpoint, options = {}) => {
    const reply = await http.inject(requestOf(endpoint, options))
    const isJson = String(reply.headers['content-type']).startsWith('application/json')
    const envelope = isJson ? reply.json() : {}
    return { status: reply.statusCode, headers: reply.headers, details: {}, ...envelope }
  }

function requestOf(endpoint: Endpoint, options: CallOptions): InjectOptions {
  const { token, query, body, headers } = options
  const key = options.idempotencyKey === undefined ? randomIds.publicId() : options.idempotencyKey
  const encoded = body === undefined ? undefined : encode(endpoint, body)
  return {
    method: endpoint.method,
    url: withApiPrefix(endpoint.path),
    ...(query && { query: Object.fromEntries(Object.entries(query).map(([k, v]) => [k, String(v)])) }),
    ...(encoded && { payload: encoded.payload }),
    headers: {
      ...encoded?.headers,
      ...(token &&
        (endpoint.auth === 'partner' ? { 'partner-key': token } : { authorization: `Bearer ${token}` })),
      ...(endpoint.idempotencyKey && key !== null && { 'idempotency-key': key }),
      ...headers,
    },
  }
}

/** As the endpoint declares. A multipart body is an object of fields, a `Buffer` among them being the file. */
function encode({ encoding }: Endpoint, body: unknown) {
  if (encoding === 'multipart') {
    const form = new FormData()
    for (const [name, value] of Object.entries(body as Record<string, string | Buffer>)) {
      form.append(name, typeof value === 'string' ? value : new Blob([new Uint8Array(value)]))
    }
    return { payload: form, headers: {} }
  }
  if (encoding === 'form') {
    const payload = new URLSearchParams(body as Record<string, string>).toString()
    return { payload, headers: { 'content-type': 'application/x-www-form-urlencoded' } }
  }
  return { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}

async function signUpUser(app: App, call: TestApp['call'], fields: NewSeller = {}) {
  const { email = `seller${++count}@kaadi.example`, countryCode = 'NG' } = fields
  const name = fields.name === undefined ? { firstName: 'Adaeze', lastName: 'Okafor' } : fields.name
  const password = 'a long enough phrase'
  const { deps } = app
  const stored = await insertUser(deps.database.db, {
    publicId: deps.ids.publicId(),
    email,
    passwordHash: await deps.secrets.hash(passwordPurpose, passwordHash(email, password)),
    countryCode,
    defaultCurrencyId: countryCode === 'NG' ? 1 : 2,
    inviteCode: newInviteCode(),
    invitedBy: null,
    name,
  })
  const token = await signIn(call, email, password)
  return { ...stored, token, email, password }
}

/** The token of a session for an account that exists. */
export async function signIn(call: TestApp['call'], email: string, password: string): Promise<string> {
  const reply = await call<Session>(sessions.create, {
    body: {
      grant_type: 'password',
      username: email,
      password: passwordHash(email, password),
      scope: 'server',
    },
  })
  if (reply.code !== 0) throw new Error(`Sign-in of ${email} was refused: ${reply.msg}`)
  return reply.data.access_token
}

/** The token of a session in the console for an operator who exists. */
export async function signInAsOperator(
  call: TestApp['call'],
  email: string,
  password: string,
  factor?: string,
): Promise<string> {
  const reply = await call<Session>(operators.signIn, {
    body: { username: email, password: passwordHash(email, password), ...(factor && { factor }) },
  })
  if (reply.code !== 0) throw new Error(`Sign-in of ${email} was refused: ${reply.msg}`)
  return reply.data.access_token
}

/** An authenticator app that is set up for an operator; answers what shows its codes. */
async function setUpFactor({ deps }: App, id: bigint): Promise<() => string> {
  const { checker } = deps.database
  const of = { realm: 'operator', id } as const
  const key = newAppKey()
  const sealedSecret = deps.vault.seal(key, appKeyOwner(of))
  await beginFactor(checker, of, sealedSecret)
  await takeStep(checker, of, { sealedSecret }, 1)
  const { secret } = writeAppKey(key, { issuer: 'Kaadi', label: 'test' })
  return () => appCode(secret, deps.clock())
}

async function signInOperator(app: App, call: TestApp['call'], roles: OperatorRole[]) {
  const email = `operator${++count}@kaadi.example`
  const password = 'a long enough phrase'
  const { deps } = app
  const publicId = deps.ids.publicId()
  const id = await createOperatorsRepository(deps.database).insert({
    publicId,
    email,
    name: `Operator ${count}`,
    passwordHash: await deps.secrets.hash(passwordPurpose, passwordHash(email, password)),
    roles,
    isDemo: false,
  })
  const factor = await setUpFactor(app, id)
  return {
    id,
    publicId,
    email,
    password,
    factor,
    token: await signInAsOperator(call, email, password, factor()),
  }
}
