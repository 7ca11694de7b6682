import type { ComponentProps } from 'react'
import { CircleAlertIcon } from '../icon/generated/circle-alert-icon.ts'

/** Under a control or a form, what to do about it. With `role="alert"` where nothing else brings a reader to it. */
export function FieldError({ children, ...rest }: Pick<ComponentProps<'p'>, 'id' | 'role' | 'children'>) {
  return (
    <p {...rest} className="k-field-error">
      <CircleAlertIcon size={16} />
      <span>{children}</span>
    </p>
  )
}
