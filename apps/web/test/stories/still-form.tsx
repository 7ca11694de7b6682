import { type Form, useForm } from '@kaadi/react'
import type { ReactNode } from 'react'
import { still } from './still.ts'

interface StillFormProps<Values extends object> {
  /** What its fields hold. */
  readonly values: Values
  readonly children: (form: Form<Values>) => ReactNode
}

/** A form that takes what is typed and sends it nowhere. */
export function StillForm<Values extends object>({ values, children }: StillFormProps<Values>) {
  return children(useForm<Values>({ initial: values, check: () => ({}), onSubmit: still }))
}
