'use client'

import { type ComponentPropsWithRef, type ReactNode, useId, useRef } from 'react'
import { Field, type FieldOwn } from '../field/field.tsx'
import { useKeptChoice } from '../field/keep-choice.ts'
import { partFieldProps } from '../field/part-field-props.ts'

export interface RadioOption<Value extends string = string> {
  value: Value
  label: ReactNode
  /** Under the label: what choosing it means. */
  detail?: ReactNode
  /** At the end of the line: a price, a tag. */
  endContent?: ReactNode
  disabled?: boolean | undefined
}

type InputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'defaultValue' | 'checked' | 'defaultChecked' | 'children'
>

export interface RadioGroupProps<Value extends string = string> extends InputProps, FieldOwn {
  options: readonly RadioOption<Value>[]
  /** The chosen one, where the app keeps it. */
  value?: Value | undefined
  /** The one chosen at first, and again when the form is reset. */
  defaultValue?: Value | undefined
  onValueChange?: ((value: Value) => void) | undefined
}

/**
 * One of several, each on a line of its own with room for an explanation. Native radio buttons: they post the chosen
 * value under `name`, reset with the form, and `ref`, `onChange` and `onBlur` reach each of them.
 */
export function RadioGroup<Value extends string = string>(props: RadioGroupProps<Value>) {
  const { field, control } = partFieldProps(props)
  const { options, value, defaultValue, onValueChange, onChange, name, ref, ...rest } = control
  const ownName = useId()
  const group = useRef<HTMLDivElement>(null)
  useKeptChoice(group, value !== undefined)
  return (
    <Field {...field} group>
      <div ref={group} className="k-radio-group">
        {options.map((option, index) => (
          <label key={option.value} className="k-radio">
            <input
              {...rest}
              // An object can hold one element: the first, which takes the focus for the group.
              ref={typeof ref === 'function' || index === 0 ? ref : undefined}
              type="radio"
              name={name ?? ownName}
              value={option.value}
              required={props.required}
              disabled={rest.disabled || option.disabled}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={(event) => {
                onChange?.(event)
                onValueChange?.(option.value)
              }}
            />
            <span className="k-radio-mark" aria-hidden />
            <span className="k-radio-words">
              <span className="k-radio-label">{option.label}</span>
              {option.detail && <span className="k-radio-detail">{option.detail}</span>}
            </span>
            {option.endContent && <span className="k-radio-end">{option.endContent}</span>}
          </label>
        ))}
      </div>
    </Field>
  )
}
