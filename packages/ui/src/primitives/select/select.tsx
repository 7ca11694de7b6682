'use client'

import { type ComponentPropsWithRef, useRef } from 'react'
import { Field, FieldBox, type FieldOwn } from '../field/field.tsx'
import { useFieldControl } from '../field/field-context.ts'
import { useKeptChoice } from '../field/keep-choice.ts'
import { partFieldProps } from '../field/part-field-props.ts'
import { ChevronDownIcon } from '../icon/generated/chevron-down-icon.ts'

export interface SelectProps extends ComponentPropsWithRef<'select'>, FieldOwn {}

function Control(props: ComponentPropsWithRef<'select'>) {
  const group = useRef<HTMLDivElement>(null)
  useKeptChoice(group, props.value !== undefined)
  return (
    <FieldBox ref={group} className="k-select">
      <select {...props} {...useFieldControl(props)} className="k-select-input" />
      <ChevronDownIcon />
    </FieldBox>
  )
}

/** The phone's own list, for a choice among known things. Give it `<option>`s. */
export function Select(props: SelectProps) {
  const { field, control } = partFieldProps(props)
  return (
    <Field {...field}>
      <Control {...control} />
    </Field>
  )
}
