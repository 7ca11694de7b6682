import { maxCounted } from '@kaadi/contract/primitives'
import { t } from '@kaadi/words'

/** `3`; the service counts no further than a limit, and then it is `1000+`. */
export const unreadCount = (unread: number): string => `${unread}${unread >= maxCounted ? '+' : ''}`

/** `3 unread` */
export const unreadWords = (unread: number): string => t('{unread} unread', { unread: unreadCount(unread) })
