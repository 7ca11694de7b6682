'use client'

import type { ComponentPropsWithRef } from 'react'
import { useWords } from '../../words/words-provider.tsx'
import { Field, FieldBox, type FieldOwn } from '../field/field.tsx'
import { useFieldControl } from '../field/field-context.ts'
import { useFormValue } from '../field/form-value.ts'
import { partFieldProps } from '../field/part-field-props.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

export interface TextAreaProps
  extends Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'defaultValue'>,
    FieldOwn {
  value?: string | undefined
  defaultValue?: string | undefined
}

/** From here on the count is also said by screen readers. */
const nearlyFull = 20

function Control(props: ComponentPropsWithRef<'textarea'>) {
  return (
    <FieldBox>
      <textarea rows={3} {...props} {...useFieldControl(props)} className="k-text-area" />
    </FieldBox>
  )
}

/** Several lines of text. Grows with them; with `maxLength` it counts. */
export function TextArea(props: TextAreaProps) {
  const { field, control } = partFieldProps(props)
  const words = useWords()
  const { maxLength, value, defaultValue, ref, onChange } = control
  const { current, keep, attach } = useFormValue({ value, defaultValue, ref })
  const left = maxLength === undefined ? undefined : maxLength - current.length
  const count = left !== undefined && (
    <>
      <span aria-hidden className="k-num k-text-area-count">
        {current.length}/{maxLength}
      </span>
      <VisuallyHidden role="status">{left <= nearlyFull ? words.charactersLeft(left) : ''}</VisuallyHidden>
    </>
  )
  return (
    <Field {...field} labelEnd={field.labelEnd ?? count}>
      <Control
        {...control}
        ref={attach}
        onChange={(event) => {
          keep(event.currentTarget.value)
          onChange?.(event)
        }}
      />
    </Field>
  )
}
