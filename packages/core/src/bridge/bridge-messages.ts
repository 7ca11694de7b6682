import * as z from 'zod/mini'
import { openedNotificationSchema } from '../machines/notification-routing/route-notification.ts'

/** A wrapper's language may write what it does not know as null. */
const known = z.pipe(
  z.nullish(z.string().check(z.maxLength(512))),
  z.transform((text) => text ?? undefined),
)

/** What the native wrapper may say. Anything else is dropped. */
export const wrapperMessageSchema = z.discriminatedUnion('type', [
  /** A person opened a notification outside the page. */
  z.object({ type: z.literal('notification'), notification: openedNotificationSchema }),
  /** Who this device is (specification, section 3). */
  z.object({
    type: z.literal('device'),
    instanceId: known,
    deviceId: known,
    deviceType: known,
    installReferrer: known,
  }),
  /** The hardware's back button; the page decides what it does. */
  z.object({ type: z.literal('back') }),
  /** The app was brought back to the front. */
  z.object({ type: z.literal('resume') }),
  z.object({ type: z.literal('network'), online: z.boolean() }),
])
/** A message of the native wrapper, once it was checked. */
export type WrapperMessage = z.infer<typeof wrapperMessageSchema>

/** What the page tells the wrapper. */
export type PageMessage =
  /** The page can be spoken to. */
  | { readonly type: 'ready' }
  /** Whether the page is `/` or `/home`, where Back leaves the app (specification, section 2). */
  | { readonly type: 'page'; readonly isHome: boolean }
  | { readonly type: 'session'; readonly isSignedIn: boolean }
  /** Keep this for the next start; null forgets it. */
  | { readonly type: 'store'; readonly key: string; readonly value: string | null }
  /** Open an address outside the app. */
  | { readonly type: 'open'; readonly url: string }
