import { countedMost } from '@kaadi/contract/primitives'

/** `3 unread`; the service counts no further than a limit, and then it is `1000+ unread`. */
export const unreadWords = (unread: number): string => `${unread}${unread >= countedMost ? '+' : ''} unread`
