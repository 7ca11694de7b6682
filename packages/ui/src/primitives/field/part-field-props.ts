import type { FieldOwn } from './field.tsx'

interface OfBoth extends FieldOwn {
  id?: string | undefined
  required?: boolean | undefined
  className?: string | undefined
}

/** Parts the props of a control with a label: what its `Field` takes, and what goes on to the control itself. */
export function partFieldProps<Props extends OfBoth>({
  label,
  labelDetail,
  labelEnd,
  hint,
  error,
  optional,
  required,
  className,
  id,
  ...control
}: Props) {
  const field = { label, labelDetail, labelEnd, hint, error, optional, required, className, controlId: id }
  return { field, control }
}
