'use client'

import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type RefObject,
  useImperativeHandle,
  useRef,
} from 'react'
import { useFormValue } from './form-value.ts'

/** What a control takes to belong to a form. */
export interface FormControlProps
  extends Pick<
    ComponentPropsWithRef<'input'>,
    'name' | 'form' | 'disabled' | 'readOnly' | 'required' | 'ref' | 'onChange' | 'onBlur'
  > {}

interface PlainInputProps extends FormControlProps {
  value: string | undefined
  defaultValue: string | undefined
  onValueChange: (value: string) => void
  /** What people see and reach in its place. */
  face: RefObject<HTMLElement | null>
}

/**
 * For controls whose words are not what they post: `1,000.5` for 1000.5. The form has an input that nobody sees, as large
 * as the control: `ref`, events, the form's reset and what is required of it are that input's, so that the browser's
 * message stands at the control, and the focus goes on to what is seen.
 */
export function usePlainInput({ value, defaultValue, onValueChange, face, ref, ...rest }: PlainInputProps) {
  const holder = useRef<HTMLInputElement | null>(null)
  const { current, keep, write, attach } = useFormValue({ value, defaultValue, ref: holder })
  useImperativeHandle(ref, () => {
    const input = holder.current as HTMLInputElement
    input.focus = (options) => face.current?.focus(options)
    return input
  }, [face])

  /** The face was left: told as the input's own blur, which is what forms listen to. */
  const leave = ({ target, relatedTarget }: FocusEvent) =>
    target === holder.current ||
    holder.current?.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget }))

  const plain = (
    <input
      {...rest}
      className="k-plain-input"
      {...(value === undefined ? { defaultValue: defaultValue ?? '' } : { value })}
      ref={attach}
      type="text"
      autoComplete="off"
      aria-hidden
      tabIndex={-1}
      // A browser takes the person here when it says what is wrong.
      onFocus={() => face.current?.focus()}
      onBlur={(event) => event.relatedTarget === face.current || rest.onBlur?.(event)}
      onChange={(event) => {
        keep(event.currentTarget.value)
        onValueChange(event.currentTarget.value)
        rest.onChange?.(event)
      }}
    />
  )
  return { current, write, leave, plain }
}
