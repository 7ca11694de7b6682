import type { PatternWords } from '../words/pattern-words.ts'
import { orderStatusAppearances, unknownAppearance, windowOverAppearance } from './order-statuses.tsx'
import type { StatusView } from './status-view.ts'
import { withdrawalStatusAppearances } from './withdrawal-statuses.tsx'

/** Tone, icon and word of an order's status. */
export function viewOrderStatus(status: number, words: PatternWords, windowOver = false): StatusView {
  if (status === 21 && windowOver) return { ...windowOverAppearance, label: words.statusWindowOver }
  return viewOf(status, orderStatusAppearances, words.orderStatuses, words)
}

/** Tone, icon and word of a withdrawal's status. */
export function viewWithdrawalStatus(status: number, words: PatternWords): StatusView {
  return viewOf(status, withdrawalStatusAppearances, words.withdrawalStatuses, words)
}

function viewOf(
  status: number,
  appearances: typeof orderStatusAppearances,
  labels: Readonly<Record<number, string>>,
  words: PatternWords,
): StatusView {
  const appearance = appearances[status]
  const label = labels[status]
  return appearance && label ? { ...appearance, label } : { ...unknownAppearance, label: words.statusUnknown }
}
