'use client'

import type { ReactNode } from 'react'
import { OrderTimeline, type OrderTimelineProps } from '../order-timeline/order-timeline.tsx'
import { englishOrderTimelineWords } from '../words/english-part-words.tsx'
import { usePatternWords } from '../words/pattern-words-provider.tsx'
import { type OrderStory, orderSteps } from './order-steps.tsx'

export interface OrderStatusProps extends Omit<OrderTimelineProps, 'steps'>, OrderStory {
  /** What was received: "2 photos, $100 at ₦1,480". */
  receivedDetail?: ReactNode
  /** What the desk says about where it stands now: a reason, the amount paid, the new order's number. */
  detail?: ReactNode
}

/**
 * Where a gift-card order stands, told as a timeline from its numeric status. A status of a later release is
 * told as work in progress. The question to the seller itself, with its clock, is `OrderAsk` above it.
 */
export function OrderStatus({
  status,
  windowOver,
  wantsPhoto,
  offerRefused,
  offerUnanswered,
  place,
  received,
  checking,
  decided,
  since,
  receivedDetail,
  detail,
  ...rest
}: OrderStatusProps) {
  const words = usePatternWords()
  const steps = orderSteps(
    {
      status,
      windowOver,
      wantsPhoto,
      offerRefused,
      offerUnanswered,
      place,
      received,
      checking,
      decided,
      since,
    },
    words.timeline ?? englishOrderTimelineWords,
  )
  const here = steps.findLastIndex((step) => step.state !== 'next')
  const shown = steps.map((step, index) => ({
    ...step,
    detail:
      (index === here ? detail : undefined) ?? (index === 0 ? receivedDetail : undefined) ?? step.detail,
  }))
  return <OrderTimeline {...rest} steps={shown} />
}
