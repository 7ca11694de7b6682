import { pollIntervalMs } from '@kaadi/contract/constants'
import { type PlazaLine, type PlazaSummary, plaza } from '@kaadi/contract/plaza'
import { useQuery } from '@tanstack/react-query'
import { useLateCalls } from '../../platform/net/use-late-calls.ts'

export type FeedKind = 'giftCard' | 'withdraw'

export interface Feed {
  readonly kind: FeedKind
  /** Undefined until they have arrived. */
  readonly lines: readonly PlazaLine[] | undefined
  /** Undefined until it is known. */
  readonly summary: PlazaSummary | undefined
  readonly error: unknown
  readonly onRetry: () => void
}

/** What was paid just now: cards, of one brand where one is given, or withdrawals. */
export const useFeed = (kind: FeedKind, cardTypeId: string): Feed => {
  const { plaza: feed } = useLateCalls({ plaza }).reads
  const lines = useQuery({
    ...(kind === 'withdraw' ? feed.withdrawals() : feed.cardOrders(cardTypeId === '' ? {} : { cardTypeId })),
    refetchInterval: pollIntervalMs,
    meta: { kept: true },
  })
  const summary = useQuery({ ...feed.summary(), meta: { kept: true } })
  return {
    kind,
    lines: lines.data,
    summary: summary.data,
    error: lines.error,
    onRetry: () => void lines.refetch(),
  }
}
