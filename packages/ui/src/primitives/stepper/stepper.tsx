'use client'

import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react'
import { useWords } from '../../words/words-provider.tsx'
import { Field } from '../field/field.tsx'
import { type FormControlProps, usePlainInput } from '../field/plain-input.tsx'
import { MinusIcon } from '../icon/generated/minus-icon.ts'
import { PlusIcon } from '../icon/generated/plus-icon.ts'

export interface StepperProps
  extends Omit<ComponentPropsWithRef<'div'>, keyof FormControlProps | 'defaultValue' | 'children'>,
    FormControlProps {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  value?: number | undefined
  /** At first, where the app does not hold the value; `min` unless it is given. */
  defaultValue?: number | undefined
  onValueChange?: ((value: number) => void) | undefined
  /** As the attributes of an input, which forms give as words, too. */
  min?: number | string | undefined
  max?: number | string | undefined
  /** What the buttons say: "One card less". */
  lessLabel?: string | undefined
  moreLabel?: string | undefined
}

/** A small whole number, one more or one less. For anything above ten or so take an input. */
export function Stepper({
  label,
  hint,
  error,
  value,
  onValueChange,
  min = 1,
  defaultValue = Number(min),
  max = Number.POSITIVE_INFINITY,
  lessLabel,
  moreLabel,
  disabled,
  required,
  name,
  form,
  ref,
  onChange,
  onBlur,
  ...rest
}: StepperProps) {
  const words = useWords()
  const face = useRef<HTMLButtonElement>(null)
  const { current, write, leave, plain } = usePlainInput({
    ...{ name, form, disabled, required, ref, onChange, onBlur, face },
    value: value === undefined ? undefined : String(value),
    defaultValue: String(defaultValue),
    onValueChange: (next) => onValueChange?.(Number(next)),
  })
  const count = Number(current)
  const [isLeast, isMost] = [count <= Number(min), count >= Number(max)]
  return (
    <Field {...rest} label={label} hint={hint} error={error} required={required} group>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: tells the form when both buttons are left */}
      <div
        className="k-stepper"
        data-disabled={disabled || undefined}
        onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || leave(event)}
      >
        <button
          type="button"
          aria-label={lessLabel ?? words.less}
          disabled={disabled}
          // Not disabled: a keyboard would lose its place at the last step.
          aria-disabled={isLeast || undefined}
          onClick={() => isLeast || write(String(count - 1))}
        >
          <MinusIcon />
        </button>
        <output className="k-num">{count}</output>
        <button
          ref={face}
          type="button"
          aria-label={moreLabel ?? words.more}
          disabled={disabled}
          aria-disabled={isMost || undefined}
          onClick={() => isMost || write(String(count + 1))}
        >
          <PlusIcon />
        </button>
        {plain}
      </div>
    </Field>
  )
}
