import type { ComponentPropsWithRef } from 'react'
import { Field, FieldBox, type FieldOwn } from '../field/field.tsx'
import { useFieldControl } from '../field/field-context.ts'
import { Icon } from '../icon/icon.tsx'

export interface SelectProps extends ComponentPropsWithRef<'select'>, FieldOwn {}

function Control(props: ComponentPropsWithRef<'select'>) {
  return (
    <FieldBox className="k-select">
      <select {...props} {...useFieldControl(props)} className="k-select-input" />
      <Icon name="chevron-down" />
    </FieldBox>
  )
}

/** The phone's own list, for a choice among known things. Give it `<option>`s. */
export function Select({
  label,
  labelDetail,
  labelEnd,
  hint,
  error,
  optional,
  className,
  id,
  required,
  ...control
}: SelectProps) {
  return (
    <Field {...{ label, labelDetail, labelEnd, hint, error, optional, required, className }} controlId={id}>
      <Control {...control} />
    </Field>
  )
}
