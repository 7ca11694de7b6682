'use client'

import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { CircleAlertIcon } from '../../primitives/icon/generated/circle-alert-icon.ts'
import { ClockIcon } from '../../primitives/icon/generated/clock-icon.ts'
import { PauseIcon } from '../../primitives/icon/generated/pause-icon.ts'
import type { DeskWords } from '../words/desk-words.ts'
import { useDeskWords } from '../words/desk-words-provider.tsx'

export interface DueTimeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The instant that was promised, in milliseconds; null while the promise is paused. */
  due: number | null
  /** The present instant. The app moves it on, so that a whole table is redrawn once. */
  now: number
}

/** How long until the promise to the seller is broken, or for how long it has been. */
export function DueTime({ due, now, className, ...rest }: DueTimeProps) {
  const words = useDeskWords()
  const left = due === null ? null : due - now
  const urgency = left === null ? 'paused' : left < 0 ? 'late' : left < 5 * minute ? 'soon' : 'calm'
  return (
    <span {...rest} className={classNames('k-due-time', className)} data-urgency={urgency}>
      {urgency === 'calm' ? null : icons[urgency]}
      {left === null
        ? words.paused
        : left < 0
          ? words.late(duration(-left, words))
          : words.dueIn(duration(left, words))}
    </span>
  )
}

const minute = 60_000
const icons = {
  paused: <PauseIcon size={14} />,
  late: <CircleAlertIcon size={14} />,
  soon: <ClockIcon size={14} />,
}

function duration(ms: number, words: DeskWords): string {
  const minutes = Math.floor(ms / minute)
  if (minutes < 1) return words.lessThanAMinute
  if (minutes < 60) return words.minutes(minutes)
  const rest = minutes % 60
  return rest ? `${words.hours(Math.floor(minutes / 60))} ${words.minutes(rest)}` : words.hours(minutes / 60)
}
