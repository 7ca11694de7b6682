import type { ComponentPropsWithRef } from 'react'
import { useWords } from '../../words/words-provider.tsx'
import { Field, FieldBox, type FieldOwn } from '../field/field.tsx'
import { useFieldControl } from '../field/field-context.ts'
import { partFieldProps } from '../field/part-field-props.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

export interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'value'>, FieldOwn {
  value: string
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
  const { maxLength, value } = control
  const left = maxLength === undefined ? undefined : maxLength - value.length
  const count = left !== undefined && (
    <>
      <span aria-hidden className="k-num k-text-area-count">
        {value.length}/{maxLength}
      </span>
      <VisuallyHidden role="status">{left <= nearlyFull ? words.charactersLeft(left) : ''}</VisuallyHidden>
    </>
  )
  return (
    <Field {...field} labelEnd={field.labelEnd ?? count}>
      <Control {...control} />
    </Field>
  )
}
