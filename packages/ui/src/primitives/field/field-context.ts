'use client'

import { type AriaAttributes, createContext, useContext, useId } from 'react'

/** What a field tells the control inside it. */
export interface FieldControl {
  id: string
  labelId: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

export const FieldContext = /* @__PURE__ */ createContext<FieldControl | null>(null)

interface OwnAttributes {
  id?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: AriaAttributes['aria-invalid']
  required?: boolean | undefined
}

/** The attributes that tie a control to its `Field`: id, description, and that it is wrong. */
export function useFieldControl(own: OwnAttributes = {}) {
  const field = useContext(FieldContext)
  const ownId = useId()
  const describedBy = [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ')
  return {
    id: own.id ?? field?.id ?? ownId,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': field?.invalid || own['aria-invalid'],
    required: own.required ?? field?.required,
  }
}
