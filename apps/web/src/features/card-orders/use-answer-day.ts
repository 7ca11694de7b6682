import type { CardOrder } from '@kaadi/contract/card-orders'
import { useState } from 'react'

/**
 * Whether the seller's day to answer is over: by the reply, or since its clock ran out on the open screen. A reply that
 * names a later end opens it again.
 */
export function useAnswerDay({
  answerClosesTime,
  serverTime,
}: Pick<CardOrder, 'answerClosesTime' | 'serverTime'>): { isOver: boolean; onEnd: () => void } {
  const [endedAt, setEndedAt] = useState<string | null>(null)
  return {
    isOver: answerClosesTime !== null && (endedAt === answerClosesTime || serverTime >= answerClosesTime),
    onEnd: () => setEndedAt(answerClosesTime),
  }
}
