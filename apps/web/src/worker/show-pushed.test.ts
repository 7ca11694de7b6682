import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showPushed } from './show-pushed.ts'
import type { WorkerClient } from './worker-scope.ts'

type Listener = (event: Record<string, unknown>) => void
const listeners = new Map<string, Listener>()
const showNotification = vi.fn(async () => undefined)
const openWindow = vi.fn(async () => undefined)
let windows: WorkerClient[] = []

const aWindow = (fields: Partial<WorkerClient> = {}) => ({
  url: '/home',
  frameType: 'top-level',
  visibilityState: 'hidden',
  focus: vi.fn(async () => undefined),
  navigate: vi.fn(async () => undefined),
  postMessage: vi.fn((_message: unknown, [port]: Transferable[] = []) =>
    (port as MessagePort).postMessage('taken'),
  ),
  ...fields,
})

/** What the browser would hand to the worker; resolves when the worker has done its part. */
const happens = async (name: string, event: object): Promise<void> => {
  const work: Promise<unknown>[] = []
  listeners.get(name)!({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) })
  await Promise.all(work)
}
const pushed = {
  id: 'order1',
  bizType: 1,
  title: 'Your card was paid',
  content: '₦80,000',
  notificationId: 'n1',
}
const push = (text: string) => happens('push', { data: { text: () => text } })
const close = vi.fn()
const press = (data: unknown) => happens('notificationclick', { notification: { data, close } })

beforeEach(() => {
  vi.clearAllMocks()
  windows = []
  vi.stubGlobal('addEventListener', (name: string, listener: Listener) => listeners.set(name, listener))
  vi.stubGlobal('registration', { showNotification })
  vi.stubGlobal('clients', { matchAll: async () => windows, openWindow })
  showPushed()
})

// Other files share these globals.
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('what is pushed', () => {
  it('is shown while the app is closed or behind, once however often it comes', async () => {
    windows = [aWindow()]
    await push(JSON.stringify(pushed))
    expect(showNotification).toHaveBeenCalledWith(
      'Your card was paid',
      expect.objectContaining({ body: '₦80,000', tag: 'n1', data: pushed }),
    )
  })

  it('is left to the app where somebody looks at it', async () => {
    windows = [aWindow({ visibilityState: 'visible' })]
    await push(JSON.stringify(pushed))
    expect(showNotification).not.toHaveBeenCalled()
  })

  it('is shown where the app is visible as another’s guest alone', async () => {
    windows = [aWindow({ visibilityState: 'visible', frameType: 'nested' })]
    await push(JSON.stringify(pushed))
    expect(showNotification).toHaveBeenCalledTimes(1)
  })

  it.each(['', 'no json', '7', 'null', '{"title":"x"}'])('shows nothing of %j', async (text) => {
    await push(text)
    expect(showNotification).not.toHaveBeenCalled()
  })
})

describe('a notification that is pressed', () => {
  it.each([
    [{ ...pushed, bizType: 6 }, '/notifications#read=n1'],
    [pushed, '/transaction/cardDetail?giftOrderId=order1#read=n1'],
    [{ ...pushed, bizType: 3, id: 'w1' }, '/transaction/withdrawDetail?id=w1#read=n1'],
    [{ ...pushed, id: 'https://evil.test' }, '/transaction#read=n1'],
    [undefined, '/notifications'],
  ])('opens what %j is about', async (data, path) => {
    await press(data)
    expect(close).toHaveBeenCalledTimes(1)
    expect(openWindow).toHaveBeenCalledWith(path)
  })

  it('opens it in the app that is there, also where that cannot come to the front', async () => {
    const window = aWindow({ focus: vi.fn().mockRejectedValue(new Error('not allowed')) })
    windows = [window]
    await press(pushed)
    expect(window.postMessage).toHaveBeenCalledWith(
      { open: '/transaction/cardDetail?giftOrderId=order1#read=n1' },
      expect.anything(),
    )
    expect(window.navigate).not.toHaveBeenCalled()
    expect(openWindow).not.toHaveBeenCalled()
  })

  it('loads it in the window whose app does not answer', async () => {
    vi.useFakeTimers()
    const window = aWindow({ postMessage: vi.fn() })
    windows = [window]
    const done = press(pushed)
    await vi.advanceTimersByTimeAsync(2_000)
    await done
    expect(window.navigate).toHaveBeenCalledWith('/transaction/cardDetail?giftOrderId=order1#read=n1')
  })
})
