import { NetworkError } from '@kaadi/core/errors'
import type { Pages } from '@kaadi/react/lists'
import type { VerificationCode } from '../../src/platform/credentials/use-verification-code.ts'
import type { PhotoShelf } from '../../src/platform/photos/photo-shelf.ts'

/** Screens show one moment: what is pressed leads nowhere. */
export const still = (): void => {}

/** A list that has come as far as these records. */
export const pagesOf = <T>(records: readonly T[] | undefined, given: Partial<Pages<T>> = {}): Pages<T> => ({
  records,
  first: undefined,
  arrivedAt: 0,
  error: null,
  refetch: still,
  more: { hasMore: false, isLoadingMore: false, hasFailed: false, onMore: still },
  ...given,
})

/** A call that arrived at nothing. */
export const noConnection = new NetworkError('a call', 'unreachable')

const notAsked: VerificationCode = {
  send: async () => false,
  isSending: false,
  sentTo: undefined,
  secondsLeft: 0,
  isSpent: false,
  sayRefusal: () => '',
}

/** A code that can be asked for, and one that is on its way. */
export const mailedCodes = {
  notAsked,
  sent: { ...notAsked, sentTo: 'adaeze@example.com', secondsLeft: 42 },
}

/** Photos that stay as they are. */
export const stillShelf: PhotoShelf = {
  putBack: still,
  choose: still,
  turn: still,
  crop: still,
  retry: still,
  accept: still,
  remove: still,
  lose: still,
  tell: still,
  whenSent: () => new Promise(still),
  resume: still,
  photos: () => new Map(),
  subscribe: () => still,
  clear: still,
}
