import { defineEndpoint } from '@kaadi/contract/http'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { callLimits } from '../admission/admission.ts'
import { connect } from '../database/index.ts'
import { DomainError } from '../errors/domain-error.ts'
import { asDomainError } from '../errors/failure.ts'
import { bind } from './endpoint.ts'

const trouble = defineEndpoint({
  method: 'POST',
  path: '/test/trouble',
  summary: 'Whatever the test says',
  auth: 'none',
  data: z.null(),
})

/** An action, which its key makes once. */
const action = defineEndpoint({
  method: 'POST',
  path: '/test/action',
  summary: 'Whatever the test does',
  auth: 'none',
  idempotencyKey: true,
  replyIsKept: false,
  data: z.null(),
})

let app: TestApp
let answer: () => Promise<null>
beforeAll(async () => {
  app = await createTestApp({
    plugins: [
      async (http) => {
        bind(http, trouble, () => answer())
        bind(http, action, () => answer(), { keySubject: () => 'somebody' })
      },
    ],
    callLimits: { ...callLimits, writes: { ...callLimits.writes, start: 1, least: 1, most: 1 } },
  })
})
afterEach(() => vi.useRealTimers())
afterAll(() => app.close())

const raise = (state: string) => async () => {
  await sql
    .raw(`do $$ begin raise exception 'no' using errcode = '${state}'; end $$`)
    .execute(app.deps.database.db)
  return null
}
const fail =
  (fields: object, message = 'no') =>
  () =>
    Promise.reject(Object.assign(new Error(message), fields))

async function expectBusy() {
  const reply = await app.call(trouble)
  expect(reply).toMatchObject({ status: 503, code: 1002 })
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
}

describe('distress of the database is told as 503 with Retry-After', () => {
  it.each([
    ['08000', 'the line is broken'],
    ['08001', 'no line'],
    ['08003', 'the line does not exist'],
    ['08004', 'the line was refused'],
    ['08006', 'the line failed'],
    ['08007', 'the outcome is not known'],
    ['08P01', 'the line is garbled'],
    ['25006', 'it only reads'],
    ['25P03', 'a transaction was idle for too long'],
    ['40001', 'it was undone'],
    ['40P01', 'a deadlock'],
    ['53000', 'something ran out'],
    ['53100', 'the disk is full'],
    ['53200', 'no memory'],
    ['53300', 'no connection is left'],
    ['53400', 'a limit of its settings'],
    ['55P03', 'a lock was not to be had'],
    ['57014', 'a statement took too long'],
    ['57P01', 'it is shut down'],
    ['57P02', 'it crashed'],
    ['57P03', 'it is starting'],
    ['57P05', 'a session was idle for too long'],
  ])('%s: %s', async (state) => {
    answer = raise(state)
    await expectBusy()
  })

  it.each([
    'ECONNREFUSED',
    'ECONNRESET',
    'ECONNABORTED',
    'EPIPE',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOTFOUND',
    'EAI_AGAIN',
  ])('the socket says %s', async (code) => {
    answer = fail({ code })
    await expectBusy()
  })

  it.each([
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Query read timeout',
    'Connection terminated',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
  ])('pg says: %s', async (message) => {
    answer = fail({}, message)
    await expectBusy()
  })

  it.each(['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE'])('a file says %s', async (code) => {
    answer = fail({ code })
    await expectBusy()
  })

  it('no line of the pool becomes free', async () => {
    const own = await connect({ url: app.database.url, limits: { connectMs: 1_000 } })
    const held = await Promise.all([own.postings.connect(), own.postings.connect()])
    answer = async () => {
      await own.postings.query('select 1')
      return null
    }
    await expectBusy()
    for (const client of held) client.release()
    await own.close()
  })

  it('no connection of the server is left', async () => {
    await app.database.asOwner(`create role crowded login password 'crowded' connection limit 1`)
    const url = Object.assign(new URL(app.database.url), { username: 'crowded', password: 'crowded' })
    const own = await connect({ url: url.href })
    const held = await own.reads.connect()
    answer = async () => {
      await own.postings.query('select 1')
      return null
    }
    await expectBusy()
    held.release()
    await own.close()
    await app.database.asOwner('drop role crowded')
  })
})

it('is logged as one line a second, without a place in our code, however many are refused', async () => {
  const [warn, error] = [vi.spyOn(app.http.log, 'warn'), vi.spyOn(app.http.log, 'error')]
  answer = fail({ code: 'ECONNRESET' }, 'read ECONNRESET')
  for (let time = 0; time < 20; time++) await expectBusy()
  const lines = () => warn.mock.calls.filter(([line]) => JSON.stringify(line).includes('read ECONNRESET'))
  await expect.poll(lines, { timeout: 3_000 }).not.toEqual([])
  const counted = lines().map(([line]) => (line as { refused: object }).refused)
  expect(counted.length).toBeLessThanOrEqual(2)
  expect(JSON.stringify(lines())).not.toContain('stack')
  expect(error).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

it('a call that is refused for another reason leaves a line without a place in our code', async () => {
  const warn = vi.spyOn(app.http.log, 'warn')
  answer = () => Promise.reject(new DomainError('bankUnreachable', { cause: new Error('no route') }))
  await app.call(trouble)
  expect(warn.mock.calls).toEqual([[{ because: 'no route' }, 'bankUnreachable']])
  vi.restoreAllMocks()
})

it('waits longer where nothing gets better by itself', () => {
  const after = (code: string) => asDomainError(Object.assign(new Error('no'), { code }))?.retryAfterSeconds
  expect(after('53100')).toBeGreaterThan(after('57014')!)
})

describe('an action that was begun, and whose end nobody waited for, is not told as "try again"', () => {
  it.each([
    ['an answer that is late', () => new Promise<null>(() => undefined)],
    ['a line that broke under the statement', fail({ code: 'ECONNRESET' }, 'read ECONNRESET')],
    ['a server that was shut down under it', raise('57P01')],
  ])('%s', async (_, cause) => {
    answer = cause
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const reply = app.call(action)
    await vi.advanceTimersByTimeAsync(4_000)
    expect(await reply).toMatchObject({ status: 409, code: 1005 })
    expect(Number((await reply).headers['retry-after'])).toBeGreaterThan(0)
  })

  it('given up on while too much is asked for', async () => {
    answer = () => new Promise(() => undefined)
    const reply = app.call(action)
    const turnedAway = async () => (await app.call(trouble)).status
    await expect.poll(turnedAway).toBe(503)
    expect(await reply).toMatchObject({ status: 409, code: 1005 })
  })

  it.each([
    ['no line at all', fail({ code: 'ECONNREFUSED' })],
    ['a server that is starting', raise('57P03')],
    ['a statement that was undone', raise('57014')],
  ])('but %s is', async (_, cause) => {
    answer = cause
    expect(await app.call(action)).toMatchObject({ status: 503, code: 1002 })
  })
})

it.each(['23505', '42P01', '22P02', '25P02'])('%s is no distress', async (state) => {
  answer = raise(state)
  expect(await app.call(trouble)).toMatchObject({ status: 500 })
})

it('answers nobody later than after four seconds, and one is left for a process that is busy', async () => {
  answer = () => new Promise(() => undefined)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const busy = expectBusy()
  await vi.advanceTimersByTimeAsync(3_999)
  const early = await Promise.race([
    busy.then(() => 'answered'),
    new Promise((r) => setImmediate(r, 'waiting')),
  ])
  expect(early).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  await busy
})
