'use client'

import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Field, FieldBox, type FieldOwn } from '../field/field.tsx'
import { useFieldControl } from '../field/field-context.ts'
import { partFieldProps } from '../field/part-field-props.ts'
import { LockIcon } from '../icon/generated/lock-icon.ts'

interface TextInputOwn {
  /** Inside the edge, before the words: an icon that says what goes in. */
  icon?: ReactElement | undefined
  /** Inside the edge, after the words: a button, a unit. */
  endContent?: ReactNode
  /** Figures and letters of one width, for codes. */
  code?: boolean | undefined
}

export interface TextInputProps extends ComponentPropsWithRef<'input'>, TextInputOwn {}

/** The control alone, for a `Field` of your own or a search with an `aria-label`. */
export function TextInput({ icon, endContent, code, className, ...rest }: TextInputProps) {
  const control = useFieldControl(rest)
  return (
    <FieldBox>
      {icon}
      <input
        type="text"
        {...rest}
        {...control}
        className={classNames('k-text-input', code && 'k-code', className)}
      />
      {rest.readOnly && !endContent ? <LockIcon size={16} /> : endContent}
    </FieldBox>
  )
}

export interface TextFieldProps extends TextInputProps, FieldOwn {}

/** One line of text with its label. Props go to the input, `className` to the whole field. */
export function TextField(props: TextFieldProps) {
  const { field, control } = partFieldProps(props)
  return (
    <Field {...field}>
      <TextInput {...control} />
    </Field>
  )
}
