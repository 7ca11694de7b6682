'use client'

import type { ReactNode } from 'react'
import { OrderTimeline, type OrderTimelineProps } from '../order-timeline/order-timeline.tsx'
import { englishPayoutWords } from '../words/english-part-words.tsx'
import { usePatternWords } from '../words/pattern-words-provider.tsx'
import { type WithdrawalStory, withdrawalSteps } from './withdrawal-steps.tsx'

export interface WithdrawalStatusProps extends Omit<OrderTimelineProps, 'steps'>, WithdrawalStory {
  /** What there is to say about where it stands: when to expect it, why it failed. */
  detail?: ReactNode
}

/** Where a withdrawal stands, told as a timeline. A payout of unknown fate is late and never failed. */
export function WithdrawalStatus({
  status,
  asked,
  approved,
  sent,
  ended,
  detail,
  ...rest
}: WithdrawalStatusProps) {
  const words = usePatternWords()
  const steps = withdrawalSteps({ status, asked, approved, sent, ended }, words.payout ?? englishPayoutWords)
  const here = steps.findIndex((step) => step.state !== 'done')
  const place = here < 0 ? steps.length - 1 : here
  const shown = steps.map((step, index) => (index === place && detail ? { ...step, detail } : step))
  return <OrderTimeline {...rest} steps={shown} />
}
