'use client'

import { type ComponentPropsWithRef, type ReactNode, useId, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { FieldError } from '../field/field-error.tsx'
import { useKeptChoice } from '../field/keep-choice.ts'
import { CheckIcon } from '../icon/generated/check-icon.ts'

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  /** What is agreed to or chosen. The whole line is pressable. */
  children: ReactNode
  error?: ReactNode
}

/** A choice that takes effect when the form is sent. For one that takes effect at once use `Switch`. */
export function Checkbox({ children, error, className, ...rest }: CheckboxProps) {
  const errorId = useId()
  const group = useRef<HTMLDivElement>(null)
  useKeptChoice(group, rest.checked !== undefined)
  return (
    <div ref={group} className={classNames('k-checkbox', className)} data-invalid={error ? true : undefined}>
      <label className="k-checkbox-line">
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : rest['aria-describedby']}
        />
        <span className="k-checkbox-mark" aria-hidden>
          <CheckIcon size={16} />
        </span>
        <span className="k-checkbox-words">{children}</span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
