import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldOwn } from '../field/field.tsx'
import { useFieldControl } from '../field/field-context.ts'
import { partFieldProps } from '../field/part-field-props.ts'

interface OtpControlProps extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'maxLength'> {
  value: string
  onValueChange: (value: string) => void
  /** Called with the whole code when the last digit has come. */
  onComplete?: ((value: string) => void) | undefined
  length?: number | undefined
}

export interface OtpFieldProps extends OtpControlProps, FieldOwn {}

function Control({ value, onValueChange, onComplete, length = 6, ...rest }: OtpControlProps) {
  const control = useFieldControl(rest)
  const take = (typed: string) => {
    const digits = typed.replace(/\D/g, '').slice(0, length)
    if (digits === value) return
    onValueChange(digits)
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
        value={value}
        onChange={(event) => take(event.currentTarget.value)}
      />
      <div className="k-otp-cells" aria-hidden>
        {Array.from({ length }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
            key={index}
            className="k-otp-cell"
            data-filled={index < value.length || undefined}
            data-next={index === Math.min(value.length, length - 1) || undefined}
          >
            {value[index]}
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
