import { routeNotification } from '@kaadi/core/machines'
import { type WorkerClient, workerScope } from './worker-scope.ts'

interface Pushed {
  readonly id: string
  readonly bizType: number
  readonly title: string
  readonly content: string
  readonly notificationId: string
}

const isPushed = (value: unknown): value is Pushed => {
  const { id, bizType, title, content, notificationId } = (value ?? {}) as Record<string, unknown>
  return (
    typeof bizType === 'number' &&
    [id, title, content, notificationId].every((one) => typeof one === 'string')
  )
}

const read = (text: string | undefined): Pushed | undefined => {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return isPushed(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Windows of the app itself: a page in the phone frame is another’s guest. */
const openWindows = async (): Promise<readonly WorkerClient[]> => {
  const all = await workerScope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return all.filter(({ frameType }) => frameType !== 'nested')
}

/** Where it leads, with its id: the app that opens there marks it as read. */
const pathOf = (pushed: unknown): string => {
  if (!isPushed(pushed)) return '/notifications'
  const route = routeNotification(pushed)
  const path = route.kind === 'navigate' ? route.path : '/notifications'
  return `${path}#read=${encodeURIComponent(pushed.notificationId)}`
}

const show = async (text: string | undefined): Promise<void> => {
  const pushed = read(text)
  // Who has the app before their eyes is told by the app.
  if (!pushed || (await openWindows()).some(({ visibilityState }) => visibilityState === 'visible')) return
  await workerScope.registration.showNotification(pushed.title, {
    body: pushed.content,
    // One that comes twice stands there once.
    tag: pushed.notificationId,
    icon: '/icon-192.png',
    data: pushed,
  })
}

const answerWithinMs = 1_500

/** Whether the app in this window takes the message: one that still loads, or was put to sleep, does not answer. */
const isTaken = (window: WorkerClient, message: unknown): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve(true)
    setTimeout(() => resolve(false), answerWithinMs)
    window.postMessage(message, [port2])
  })

const open = async (pushed: unknown): Promise<void> => {
  const path = pathOf(pushed)
  const [window] = await openWindows()
  if (!window) return void (await workerScope.clients.openWindow(path))
  const answer = isTaken(window, { open: path })
  // Refused where nobody pressed: then the screen waits in its tab.
  await window.focus().catch(() => undefined)
  // A window that this worker does not control cannot be sent anywhere.
  if (!(await answer)) await window.navigate(path).catch(() => undefined)
}

/** Shows what is pushed while the app is closed, and opens the order or withdrawal that it is about. */
export const showPushed = (): void => {
  workerScope.addEventListener('push', (event) => event.waitUntil(show(event.data?.text())))
  workerScope.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(event.notification.data))
  })
}
