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
export const DateField = (props: DateFieldProps) => <TextField {...props} type="date" />

export interface DateTimeFieldProps extends DateFieldProps {
  /** Whose clock it is, seen beside the label and read with it: "Lagos time". */
  zone?: string | undefined
}

/** A day and a time of day on the clock that `zone` names, posted as `2026-11-20T14:02`. Seconds are not asked for. */
export const DateTimeField = ({ zone, labelDetail, labelEnd, ...rest }: DateTimeFieldProps) => (
  <TextField
    {...rest}
    type="datetime-local"
    labelDetail={labelDetail ?? zone}
    labelEnd={labelEnd ?? (zone && <span aria-hidden>{zone}</span>)}
  />
)
