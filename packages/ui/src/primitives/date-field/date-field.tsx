import { classNames } from '../class-names.ts'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'

export interface DateFieldProps
  extends Omit<TextFieldProps, 'type' | 'code' | 'value' | 'defaultValue' | 'min' | 'max'> {
  /** A calendar day as `2026-11-20`, or empty. */
  value?: string | undefined
  defaultValue?: string | undefined
  /** The first and the last day that can be chosen, written the same way. */
  min?: string | undefined
  max?: string | undefined
}

/**
 * A day of the calendar, by the browser's own picker: shown as the person's language writes it, posted as `2026-11-20`.
 * For two days in one go take the desk's `DateRange`.
 */
export const DateField = ({ className, ...rest }: DateFieldProps) => (
  <TextField {...rest} type="date" className={classNames('k-date-field', className)} />
)
