'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { Icon } from '../../primitives/icon/icon.tsx'
import type { IconName } from '../../primitives/icon/icon-names.ts'
import { usePatternWords } from '../words/pattern-words-provider.tsx'

/** `now` is under way at our side, `todo` waits for the seller, `off` ended without a winner or loser. */
export type TimelineState = 'done' | 'now' | 'todo' | 'bad' | 'off' | 'next'

export interface TimelineStep {
  title: ReactNode
  state: TimelineState
  /** As the eye reads it: "2:02 pm". */
  at?: string | undefined
  /** The instant, for machines. */
  dateTime?: string | undefined
  detail?: ReactNode
  icon?: IconName | undefined
}

export interface OrderTimelineProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** Oldest first; the last ones may still be to come (`next`). */
  steps: readonly TimelineStep[]
}

/** What happened to an order or a withdrawal, what happens now, and what is left. */
export function OrderTimeline({ steps, className, ...rest }: OrderTimelineProps) {
  const { timelineStates } = usePatternWords()
  return (
    <ol {...rest} className={classNames('k-order-timeline', className)}>
      {steps.map((step, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever added at the end
          key={index}
          data-state={step.state}
          data-toward={steps[index + 1]?.state}
          aria-current={step.state === 'now' || step.state === 'todo' ? 'step' : undefined}
        >
          <span className="k-order-timeline-knot">
            <Icon name={step.icon ?? usualIcons[step.state]} size={16} />
          </span>
          <span className="k-order-timeline-title">
            {step.title}
            <span className="k-visually-hidden">, {timelineStates[step.state]}</span>
          </span>
          {step.at ? (
            <time className="k-order-timeline-at" dateTime={step.dateTime}>
              {step.at}
            </time>
          ) : null}
          {step.detail ? <div className="k-order-timeline-detail">{step.detail}</div> : null}
        </li>
      ))}
    </ol>
  )
}

const usualIcons: Record<TimelineState, IconName> = {
  done: 'check',
  now: 'scan-search',
  todo: 'camera',
  bad: 'x',
  off: 'ban',
  next: 'wallet',
}
