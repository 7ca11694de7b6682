import type { PushSubscription } from '@kaadi/contract/push'

/** Whether this browser can be told while the app is closed, and what it says to that. */
export const pushPermission = (): NotificationPermission | 'impossible' =>
  import.meta.env.PROD &&
  'serviceWorker' in navigator &&
  'PushManager' in window &&
  window.Notification !== undefined
    ? Notification.permission
    : 'impossible'

const subscribe = async (manager: PushManager, publicKey: string) => {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  try {
    return await manager.subscribe(options)
  } catch (error) {
    // It was made for another key.
    const old = error instanceof DOMException && error.name === 'InvalidStateError'
    const stale = old ? await manager.getSubscription() : null
    if (!stale) throw error
    await stale.unsubscribe()
    return manager.subscribe(options)
  }
}

/** What the service needs to know to push to this browser. */
export async function subscribeBrowser(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready
  const { endpoint = '', keys = {} } = (await subscribe(pushManager, publicKey)).toJSON()
  return { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' }
}
