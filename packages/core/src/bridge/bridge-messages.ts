import * as z from 'zod/mini'
import { openedNotificationSchema } from '../machines/notification-routing/route-notification.ts'

/** A wrapper's language may write what it does not know as null. */
const known = z.pipe(
  z.nullish(z.string().check(z.maxLength(512))),
  z.transform((text) => text ?? undefined),
)

/** Ties an answer to its question; made by the page. */
const requestId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))

/** Twelve megabytes, as the service takes them. */
const longestPhoto = 16 * 1024 * 1024

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
    /** Whether it can ask for a finger or a face: the app then asks for it after a while in the background. */
    canUnlock: z.nullish(z.boolean()),
    /** Whether it has a camera of its own for card photos. */
    canTakePhoto: z.nullish(z.boolean()),
  }),
  /** The hardware's back button; the page decides what it does. */
  z.object({ type: z.literal('back') }),
  /** The app was brought back to the front. */
  z.object({ type: z.literal('resume') }),
  z.object({ type: z.literal('network'), online: z.boolean() }),
  /** Whether the person proved to be who they are, after `unlock`. */
  z.object({ type: z.literal('unlocked'), requestId, ok: z.boolean() }),
  /** The photo that was asked for with `camera`, as base64 without a prefix; null where none was taken. */
  z.object({
    type: z.literal('photo'),
    requestId,
    mimeType: z.literal(['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/avif']),
    base64: z.nullable(z.string().check(z.maxLength(longestPhoto), z.regex(/^[A-Za-z0-9+/]*={0,2}$/))),
  }),
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
  /** Let the device be felt: something was done, or refused. */
  | { readonly type: 'haptic'; readonly kind: 'success' | 'warning' }
  /** Open the device's share sheet. */
  | { readonly type: 'share'; readonly title?: string; readonly text?: string; readonly url?: string }
  /** Take a photo of a card; answered by `photo`. */
  | { readonly type: 'camera'; readonly requestId: string }
  /** Ask for a finger or a face; answered by `unlocked`. */
  | { readonly type: 'unlock'; readonly requestId: string }
  /** Open an address outside the app. */
  | { readonly type: 'open'; readonly url: string }
