import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { routeNotification } from '../machines/index.ts'
import { NavigationError } from '../navigation/index.ts'
import { type BridgeWindow, createBridge, type IncomingMessage, wrapperOf } from './index.ts'

const origin = 'https://kaadi.example'

const windowOf = (kind: 'android' | 'ios' | 'browser' = 'android') => {
  const received: unknown[] = []
  const heard = new Set<(event: IncomingMessage) => void>()
  const port = { postMessage: (json: string) => void received.push(JSON.parse(json)) }
  const window: BridgeWindow = {
    location: { origin },
    addEventListener: (_type, listener) => void heard.add(listener),
    removeEventListener: (_type, listener) => void heard.delete(listener),
    ...(kind === 'android' && { KaadiNative: port }),
    ...(kind === 'ios' && { webkit: { messageHandlers: { kaadi: port } } }),
  }
  const say = (data: unknown, from: Partial<IncomingMessage> = {}) => {
    for (const listener of heard) listener({ data, origin, source: window, ...from })
  }
  return { window, received, heard, say }
}

const notification = {
  type: 'notification',
  notification: { id: 'order-1', bizType: 1, notificationId: 'n1', title: 'Paid', content: '' },
}

describe('the wrapper', () => {
  it.each(['android', 'ios'] as const)('is known on %s and told what the page says', (kind) => {
    const { window, received } = windowOf(kind)
    const bridge = createBridge(window)
    expect([wrapperOf(window), bridge.platform]).toEqual([kind, kind])
    expect(bridge.send({ type: 'ready' })).toBe(true)
    expect(received).toEqual([{ type: 'ready' }])
  })

  it('is told whether the page is / or /home', () => {
    const { window, received } = windowOf()
    const bridge = createBridge(window)
    for (const path of ['/', '/home?x=1', '/wallet/cash']) bridge.tellPage(path)
    expect(received).toEqual([
      { type: 'page', isHome: true },
      { type: 'page', isHome: true },
      { type: 'page', isHome: false },
    ])
  })

  it('opens addresses outside, and never a script', () => {
    const { window, received } = windowOf()
    const bridge = createBridge(window)
    expect(bridge.openOutside('https://help.example')).toBe(true)
    expect(bridge.openOutside('/home')).toBe(false)
    expect(() => bridge.openOutside('javascript:alert(1)')).toThrow(NavigationError)
    expect(received).toEqual([{ type: 'open', url: 'https://help.example' }])
  })

  it('may be missing, or gone', () => {
    expect(createBridge(windowOf('browser').window).send({ type: 'ready' })).toBe(false)
    const { window } = windowOf()
    const gone: BridgeWindow = {
      ...window,
      KaadiNative: {
        postMessage: () => {
          throw new Error('gone')
        },
      },
    }
    expect(createBridge(gone).send({ type: 'ready' })).toBe(false)
  })
})

describe('a message from the wrapper', () => {
  it('is heard by kind, as an object or as JSON', () => {
    const { window, say } = windowOf()
    const bridge = createBridge(window)
    const heard: unknown[] = []
    const stop = bridge.on('notification', (message) => heard.push(message.notification.notificationId))
    bridge.on('network', (message) => heard.push(message.online))
    say(notification)
    say(JSON.stringify(notification), { origin: '', source: null })
    say({ type: 'network', online: false })
    stop()
    say(notification)
    expect(heard).toEqual(['n1', 'n1', false])
  })

  it('is heard as push data have it: every value a text, texts missing', () => {
    const { window, say } = windowOf()
    const heard: unknown[] = []
    createBridge(window).on('notification', (message) => heard.push(message.notification))
    const pushed = { id: '17', bizType: '3', notificationId: '5', title: null }
    say({ type: 'notification', notification: pushed })
    expect(heard).toEqual([{ id: '17', bizType: 3, notificationId: '5', title: '', content: '' }])
  })

  it('is heard whatever its id, which leads no further than to the list', () => {
    const { window, say } = windowOf()
    const routes: unknown[] = []
    createBridge(window).on('notification', (message) => routes.push(routeNotification(message.notification)))
    for (const id of ['../../x', 'x'.repeat(70), 1.5, null])
      say({ ...notification, notification: { ...notification.notification, id } })
    expect(routes).toEqual(Array.from({ length: 4 }, () => ({ kind: 'navigate', path: '/transaction' })))
  })

  it.each([
    ['another origin', { origin: 'https://evil.test' }],
    ['another window', { source: {} }],
    ['an opaque origin', { origin: 'null' }],
    ['no origin and another window', { origin: '', source: {} }],
  ])('is dropped from %s', (_where, from) => {
    const { window, say } = windowOf()
    const heard: unknown[] = []
    createBridge(window).on('notification', (message) => heard.push(message))
    say(notification, from)
    expect(heard).toEqual([])
  })

  it('is dropped where no wrapper is', () => {
    const { window, say } = windowOf('browser')
    const heard: unknown[] = []
    createBridge(window).on('notification', (message) => heard.push(message))
    say(notification)
    expect(heard).toEqual([])
  })

  it('never throws and never passes with another shape, whatever it is', () => {
    const { window, say } = windowOf()
    const bridge = createBridge(window)
    const heard: unknown[] = []
    for (const type of ['notification', 'device', 'back', 'resume', 'network'] as const) {
      bridge.on(type, (message) => heard.push(message))
    }
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.string(),
          fc.jsonValue().map((v) => JSON.stringify(v)),
        ),
        (data) => {
          say(data)
        },
      ),
    )
    say({ type: 'notification', notification: null })
    say({ type: 'device', deviceId: 'x'.repeat(600) })
    expect(heard).toEqual([])
  })

  it('tells what is known of the device where the rest is null', () => {
    const { window, say } = windowOf()
    const heard: unknown[] = []
    createBridge(window).on('device', (message) => heard.push(message))
    say({ type: 'device', instanceId: 'i1', deviceId: 'd1', deviceType: null, installReferrer: null })
    expect(heard).toEqual([{ type: 'device', instanceId: 'i1', deviceId: 'd1' }])
  })

  it('says what it can do, and answers what it was asked', () => {
    const { window, say } = windowOf()
    const bridge = createBridge(window)
    const heard: unknown[] = []
    for (const type of ['device', 'photo', 'unlocked'] as const)
      bridge.on(type, (message) => heard.push(message))
    const photo = { type: 'photo', requestId: 'r1', mimeType: 'image/jpeg', base64: '/9j/4A==' }
    say({ type: 'device', canUnlock: true, canTakePhoto: false })
    say({ type: 'device', deviceId: null, canUnlock: null, canTakePhoto: null })
    say(photo)
    say({ ...photo, base64: null })
    say({ type: 'unlocked', requestId: 'r2', ok: false })
    expect(heard).toEqual([
      { type: 'device', canUnlock: true, canTakePhoto: false },
      { type: 'device', canUnlock: null, canTakePhoto: null },
      photo,
      { ...photo, base64: null },
      { type: 'unlocked', requestId: 'r2', ok: false },
    ])
  })

  it.each([
    [
      'a photo of another kind',
      { type: 'photo', requestId: 'r1', mimeType: 'image/svg+xml', base64: 'PHN2Zz4=' },
    ],
    [
      'a photo that is no base64',
      { type: 'photo', requestId: 'r1', mimeType: 'image/jpeg', base64: '<svg>' },
    ],
    ['an answer to no question', { type: 'unlocked', requestId: '', ok: true }],
    ['a yes that is none', { type: 'unlocked', requestId: 'r1', ok: 'true' }],
  ])('is dropped with %s', (_what, message) => {
    const { window, say } = windowOf()
    const bridge = createBridge(window)
    const heard: unknown[] = []
    for (const type of ['photo', 'unlocked'] as const) bridge.on(type, (one) => heard.push(one))
    say(message)
    expect(heard).toEqual([])
  })

  it('is not heard any more after close', () => {
    const { window, heard } = windowOf()
    createBridge(window).close()
    expect(heard.size).toBe(0)
  })
})
