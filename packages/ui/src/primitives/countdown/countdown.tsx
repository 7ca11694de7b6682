'use client'

import type { ComponentPropsWithRef, CSSProperties } from 'react'
import { useWords } from '../../words/words-provider.tsx'
import { classNames } from '../class-names.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { useSecondsLeft } from './use-seconds-left.ts'

export interface CountdownProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The instant it ends, in milliseconds. An instant and not a duration: a phone that slept comes back right. */
  deadline: number
  /** The whole of the time, for the ring. */
  totalMs: number
  /** The clock, with the server's offset if the app knows it. */
  now?: (() => number) | undefined
  onEnd?: (() => void) | undefined
  appearance?: 'ring' | 'text' | undefined
}

const hourSeconds = 3_600
const two = (figure: number): string => String(figure).padStart(2, '0')

/** `29:59`; from an hour on `1:00:00`. */
const clockText = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60)
  const rest = two(seconds % 60)
  return seconds < hourSeconds
    ? `${minutes}:${rest}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`
}

/** Said by screen readers at these minutes and at the end, never each second. */
const spokenMinutes = [5, 1]
const systemClock = () => Date.now()

/** Time that runs out, as figures in a ring in the colour of the text around it. */
export function Countdown({
  deadline,
  totalMs,
  now = systemClock,
  onEnd,
  appearance = 'ring',
  className,
  style,
  ...rest
}: CountdownProps) {
  const words = useWords()
  const seconds = useSecondsLeft({ deadline, now, onEnd })
  const minutes = Math.ceil(seconds / 60)
  const spoken =
    seconds === 0
      ? words.timeUp
      : seconds <= 300 && spokenMinutes.includes(minutes)
        ? words.timeLeft(minutes, seconds)
        : ''
  return (
    <span
      {...rest}
      className={classNames('k-countdown', className)}
      data-appearance={appearance}
      data-urgent={seconds <= 300 || undefined}
      data-long={seconds >= hourSeconds || undefined}
      data-over={seconds === 0 || undefined}
      style={{ ...style, '--k-countdown-left': Math.min(1, (seconds * 1000) / totalMs) } as CSSProperties}
    >
      {appearance === 'ring' && (
        <svg viewBox="0 0 64 64" aria-hidden="true">
          <circle cx="32" cy="32" r="29" pathLength="1" />
          <circle cx="32" cy="32" r="29" pathLength="1" />
        </svg>
      )}
      <span
        role="timer"
        aria-live="off"
        aria-label={seconds === 0 ? words.timeUp : words.timeLeft(Math.floor(seconds / 60), seconds % 60)}
        className="k-num"
      >
        {clockText(seconds)}
      </span>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </span>
  )
}
