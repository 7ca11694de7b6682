import type { ReactNode } from 'react'
import { CircleAlertIcon } from '../icon/generated/circle-alert-icon.ts'

/** Under a control, what to do about it. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="k-field-error">
      <CircleAlertIcon size={16} />
      <span>{children}</span>
    </p>
  )
}
