'use client'

import type { ChangeEvent, ComponentPropsWithRef } from 'react'
import { Field, type FieldOwn } from '../field/field.tsx'
import { useFieldControl } from '../field/field-context.ts'
import { useFormValue } from '../field/form-value.ts'
import { partFieldProps } from '../field/part-field-props.ts'

interface OtpControlProps
  extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'maxLength'> {
  value?: string | undefined
  defaultValue?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
  /** Called with the whole code when the last digit has come. */
  onComplete?: ((value: string) => void) | undefined
  length?: number | undefined
}

export interface OtpFieldProps extends OtpControlProps, FieldOwn {}

function Control(props: OtpControlProps) {
  const { value, defaultValue, onValueChange, onChange, onComplete, length = 6, ref, ...rest } = props
  const control = useFieldControl(rest)
  const { current, keep, attach } = useFormValue({ value, defaultValue, ref })
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const digits = input.value.replace(/\D/g, '').slice(0, length)
    if (input.value !== digits) input.value = digits
    if (digits === current) return
    keep(digits)
    onValueChange?.(digits)
    onChange?.(event)
    if (digits.length === length) onComplete?.(digits)
  }
  return (
    <div className="k-otp">
      <input
        inputMode="numeric"
        autoComplete="one-time-code"
        {...rest}
        {...control}
        className="k-otp-input"
        {...(value === undefined ? { defaultValue } : { value })}
        ref={attach}
        onChange={take}
      />
      <div className="k-otp-cells" aria-hidden>
        {Array.from({ length }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
            key={index}
            className="k-otp-cell"
            data-filled={index < current.length || undefined}
            data-next={index === Math.min(current.length, length - 1) || undefined}
          >
            {current[index]}
          </span>
        ))}
      </div>
    </div>
  )
}

/**
 * A code sent by mail or message. One real input under drawn cells, so that paste, the phone's own suggestion
 * and screen readers work as in any field. Letters and blanks of a pasted code are left out.
 */
export function OtpField(props: OtpFieldProps) {
  const { field, control } = partFieldProps(props)
  return (
    <Field {...field}>
      <Control {...control} />
    </Field>
  )
}
