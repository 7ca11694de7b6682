import type { UserEvent } from '@kaadi/contract/notifications'
import { notifications } from '@kaadi/contract/notifications'
import { createFakeServer } from '@kaadi/testing/fake-server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createClient } from '../client/index.ts'
import { createMemoryStorage } from '../storage/index.ts'
import { createLiveEvents, type StreamStatus } from './index.ts'

const balance = (seq: number): UserEvent => ({ type: 'balance', seq, currencyId: 1 })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const start = async (prepare: (server: ReturnType<typeof createFakeServer>) => void = () => {}) => {
  const server = createFakeServer()
  prepare(server)
  const storage = createMemoryStorage()
  storage.token.set('a-token-of-a-test-seller', 3600)
  const client = createClient({
    endpoints: {},
    baseUrl: 'https://kaadi.example',
    platform: 'web',
    storage,
    fetch: server.fetch,
  })
  const events: UserEvent[] = []
  const statuses: StreamStatus[] = []
  let resyncs = 0
  const live = createLiveEvents({
    client,
    onEvent: (event) => events.push(event),
    onResync: () => resyncs++,
    onStatus: (status) => statuses.push(status),
    visibility: { isVisible: () => true, onChange: () => () => {} },
    random: () => 1,
  })
  live.start()
  await vi.advanceTimersByTimeAsync(0)
  const push = async (event: UserEvent) => {
    server.push(event)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { server, live, events, statuses, push, resyncs: () => resyncs }
}

describe('live events', () => {
  it('come by the stream, without polling', async () => {
    const { live, events, push, resyncs } = await start()
    await push(balance(1))
    await push(balance(2))
    expect(events.map((event) => event.seq)).toEqual([1, 2])
    await vi.advanceTimersByTimeAsync(40_000)
    expect(resyncs()).toBe(0)
    live.stop()
  })

  it('come each once and in order', async () => {
    const { live, events, push } = await start()
    await push(balance(5))
    await push(balance(5))
    await push(balance(4))
    await push(balance(6))
    expect(events.map((event) => event.seq)).toEqual([5, 6])
    live.stop()
  })

  it('ask for everything again where one was missed', async () => {
    const { live, events, push, resyncs } = await start()
    await push(balance(1))
    await push(balance(3))
    expect(events.map((event) => event.seq)).toEqual([1, 3])
    expect(resyncs()).toBe(1)
    live.stop()
  })

  it('pass over what this version does not know', async () => {
    const { live, events, push } = await start()
    await push({ type: 'lottery', seq: 1 } as unknown as UserEvent)
    await push(balance(2))
    expect(events).toEqual([balance(2)])
    live.stop()
  })

  it('are polled for every 30 seconds while the stream is away, and no longer', async () => {
    const { server, live, statuses, resyncs } = await start()
    server.disconnect(notifications.stream)
    server.cutStreams()
    await vi.advanceTimersByTimeAsync(90_000)
    expect(live.status).not.toBe('open')
    expect(resyncs()).toBeGreaterThanOrEqual(2)
    expect(statuses).toContain('waiting')
    live.stop()
    const before = resyncs()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(resyncs()).toBe(before)
  })

  it('are polled for where the service has no stream', async () => {
    const { live, resyncs } = await start((server) => server.fail(notifications.stream, 'notFound'))
    expect(live.status).toBe('refused')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(resyncs()).toBe(2)
    live.stop()
  })

  it('are made up for when the stream was away before it ever told anything', async () => {
    const { server, live, resyncs } = await start()
    server.cutStreams()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(live.status).toBe('open')
    expect(resyncs()).toBe(1)
    live.stop()
  })

  it('are made up for when the stream opens late: what the page asked for before may not have come either', async () => {
    const { server, live, resyncs } = await start((server) => server.disconnect(notifications.stream))
    expect(live.status).toBe('waiting')
    server.reconnect(notifications.stream)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(live.status).toBe('open')
    expect(resyncs()).toBe(1)
    live.stop()
  })

  it('do not break when asking again fails', async () => {
    const { live, push } = await start()
    const failing = createLiveEvents({
      client: { open: () => Promise.reject(new Error('x')) },
      onEvent: () => {},
      onResync: () => Promise.reject(new Error('x')),
      visibility: { isVisible: () => true, onChange: () => () => {} },
    })
    failing.start()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(failing.status).not.toBe('open')
    failing.stop()
    await push(balance(1))
    live.stop()
  })
})
