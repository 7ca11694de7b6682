'use client'

import { type ComponentPropsWithRef, type FocusEvent, type ReactNode, useId, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { FieldError } from '../field/field-error.tsx'
import { useKeptChoice } from '../field/keep-choice.ts'
import type { FormControlProps } from '../field/plain-input.tsx'

export interface SegmentedControlOption<Value extends string> {
  value: Value
  label: ReactNode
  disabled?: boolean | undefined
}

export interface SegmentedControlProps<Value extends string>
  extends Omit<ComponentPropsWithRef<'div'>, keyof FormControlProps | 'defaultValue' | 'children'>,
    FormControlProps {
  /** What is chosen between, for screen readers. */
  label: string
  /** Under the choice, what to do about it. */
  error?: ReactNode
  options: readonly SegmentedControlOption<Value>[]
  value?: Value | undefined
  defaultValue?: Value | undefined
  onValueChange?: ((value: Value) => void) | undefined
  /** `pills` for a few words on a brand ground. */
  appearance?: 'track' | 'pills' | undefined
}

/** One of two to four short choices, all in sight. Arrow keys move as in any group of radio buttons. */
export function SegmentedControl<Value extends string>({
  label,
  error,
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  form,
  disabled,
  required,
  ref,
  onChange,
  onBlur,
  appearance = 'track',
  className,
  ...rest
}: SegmentedControlProps<Value>) {
  const ownName = useId()
  const errorId = useId()
  const group = useRef<HTMLDivElement>(null)
  useKeptChoice(group, value !== undefined)
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const group = event.currentTarget.closest('[role="radiogroup"]')
    if (!group?.contains(event.relatedTarget)) onBlur?.(event)
  }
  return (
    <>
      <div
        {...rest}
        aria-invalid={error ? true : rest['aria-invalid']}
        aria-describedby={error ? errorId : rest['aria-describedby']}
        ref={group}
        role="radiogroup"
        aria-label={label}
        className={classNames('k-segmented-control', className)}
        data-appearance={appearance}
      >
        {options.map((option, index) => (
          <label key={option.value} className="k-segmented-control-option">
            <input
              type="radio"
              // A form library takes each radio button; a ref object has room for one.
              ref={typeof ref === 'function' || index === 0 ? ref : undefined}
              name={name ?? ownName}
              value={option.value}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              {...{ form, required }}
              disabled={disabled || option.disabled}
              onChange={(event) => {
                onValueChange?.(option.value)
                onChange?.(event)
              }}
              onBlur={leave}
            />
            <span className="k-segmented-control-face">{option.label}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </>
  )
}
