'use client'

import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from 'react'
import { useWords } from '../../words/words-provider.tsx'
import { classNames } from '../class-names.ts'
import { DeleteIcon } from '../icon/generated/delete-icon.ts'
import { Spinner } from '../spinner/spinner.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

export interface PinPadProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children'> {
  /** Names the group: "Withdrawal password". */
  label: string
  value: string
  onValueChange: (value: string) => void
  /** Called with the whole number when its last digit has come. */
  onComplete?: ((value: string) => void) | undefined
  length?: number | undefined
  /** `checking` and `locked` take no digits; `wrong` shakes until the next digit. */
  state?: 'entering' | 'checking' | 'wrong' | 'locked' | undefined
  /** Under the dots: how many tries are left, until when it is locked. Said at once. */
  message?: ReactNode
  /** Left of the zero: "Forgot?". */
  aside?: ReactNode
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** A secret number by thumb or keyboard. The digits are never shown, said or kept in an input. */
export function PinPad({
  label,
  value,
  onValueChange,
  onComplete,
  length = 6,
  state = 'entering',
  message,
  aside,
  className,
  onKeyDown,
  ...rest
}: PinPadProps) {
  const words = useWords()
  const isClosed = state === 'checking' || state === 'locked'

  const add = (digit: string) => {
    if (isClosed || value.length >= length) return
    const next = value + digit
    onValueChange(next)
    if (next.length === length) onComplete?.(next)
  }
  const remove = () => {
    if (!isClosed && value) onValueChange(value.slice(0, -1))
  }
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event)
    // With Control, Alt or Command it is a shortcut: another tab, another desk.
    const isShortcut = event.ctrlKey || event.altKey || event.metaKey
    if (/^\d$/.test(event.key) && !isShortcut) add(event.key)
    else if (event.key === 'Backspace') remove()
    else return
    event.preventDefault()
  }

  const keyOf = (digit: string) => (
    <button
      key={digit}
      type="button"
      className="k-pin-key"
      aria-disabled={isClosed || undefined}
      onClick={() => add(digit)}
    >
      {digit}
    </button>
  )

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a legend and no keyboard of its own
    <div
      tabIndex={-1}
      data-autofocus
      {...rest}
      role="group"
      aria-label={label}
      className={classNames('k-pin-pad', className)}
      data-state={state}
      onKeyDown={press}
    >
      {/* Told as it changes: the dots alone say nothing to who cannot see them. */}
      <VisuallyHidden role="status">{words.digitsEntered(value.length, length)}</VisuallyHidden>
      <div className="k-pin-dots" aria-hidden>
        {Array.from({ length }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
          <span key={index} className="k-pin-dot" data-on={index < value.length || undefined} />
        ))}
      </div>
      <p className="k-pin-message" role="alert">
        {message}
      </p>
      <div className="k-pin-keys">
        {digits.map(keyOf)}
        <span className="k-pin-aside">{aside}</span>
        {keyOf('0')}
        <button
          type="button"
          className="k-pin-key"
          data-plain
          aria-label={words.deleteDigit}
          aria-disabled={isClosed || undefined}
          onClick={remove}
        >
          {state === 'checking' ? <Spinner /> : <DeleteIcon size={24} />}
        </button>
      </div>
    </div>
  )
}
