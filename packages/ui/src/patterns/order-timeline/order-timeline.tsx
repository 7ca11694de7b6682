'use client'

import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { BanIcon } from '../../primitives/icon/generated/ban-icon.ts'
import { CameraIcon } from '../../primitives/icon/generated/camera-icon.ts'
import { CheckIcon } from '../../primitives/icon/generated/check-icon.ts'
import { ScanSearchIcon } from '../../primitives/icon/generated/scan-search-icon.ts'
import { WalletIcon } from '../../primitives/icon/generated/wallet-icon.ts'
import { XIcon } from '../../primitives/icon/generated/x-icon.ts'
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
  icon?: ReactElement | undefined
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
          <span className="k-order-timeline-knot">{step.icon ?? usualIcons[step.state]}</span>
          <span className="k-order-timeline-title">
            {step.title}
            <span className="k-visually-hidden">, {timelineStates[step.state]}</span>
          </span>
          {step.at ? (
            <time className="k-order-timeline-at" dir="auto" dateTime={step.dateTime}>
              {step.at}
            </time>
          ) : null}
          {step.detail ? <div className="k-order-timeline-detail">{step.detail}</div> : null}
        </li>
      ))}
    </ol>
  )
}

const usualIcons: Record<TimelineState, ReactElement> = {
  done: <CheckIcon />,
  now: <ScanSearchIcon />,
  todo: <CameraIcon />,
  bad: <XIcon />,
  off: <BanIcon />,
  next: <WalletIcon />,
}
