'use client'

import { type Ref, useCallback, useImperativeHandle, useRef, useState } from 'react'

export type ValueHolder = HTMLInputElement | HTMLTextAreaElement

const accessOf = (holder: ValueHolder) => {
  const own = Object.getOwnPropertyDescriptor(holder, 'value')
  const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(holder), 'value')
  return { own, native, ...(own?.set ? own : native) }
}

/** Sets a value as if a person had typed it, and says so to everyone who listens. */
function typeValue(holder: ValueHolder, value: string): void {
  if (value === holder.value) return
  // Past React's own setter, or it would see no change at the event.
  accessOf(holder).native?.set?.call(holder, value)
  holder.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Tells what script sets (`input.value = '12'`) and what the reset of the form restores. Typing has its own events. */
function watchValue(holder: ValueHolder, tell: (value: string) => void): () => void {
  const { own, get, set } = accessOf(holder)
  Object.defineProperty(holder, 'value', {
    configurable: true,
    get: () => get?.call(holder),
    set: (next: string) => {
      set?.call(holder, next)
      tell(get?.call(holder))
    },
  })
  // The event comes before the values change, and bubbles here after the form's own listeners had their say.
  const reset = (event: Event) => {
    if (event.target === holder.form && !event.defaultPrevented) tell(holder.defaultValue)
  }
  holder.ownerDocument.addEventListener('reset', reset)
  return () => {
    holder.ownerDocument.removeEventListener('reset', reset)
    if (own) Object.defineProperty(holder, 'value', own)
    else Reflect.deleteProperty(holder, 'value')
  }
}

interface FormValueProps<Holder> {
  value: string | undefined
  defaultValue: string | undefined
  ref: Ref<Holder> | undefined
}

/**
 * The value that a control draws: the app's where it is controlled, else what its element holds, whoever set it: a
 * person, a script, or the reset of its form.
 */
export function useFormValue<Holder extends ValueHolder>(props: FormValueProps<Holder>) {
  const { value, defaultValue = '', ref } = props
  const [kept, keep] = useState(defaultValue)
  const isControlled = value !== undefined
  const element = useRef<Holder>(null)
  const attach = useCallback(
    (holder: Holder) => {
      element.current = holder
      if (isControlled) return
      // A browser restores what was typed before the script had arrived.
      keep(holder.value)
      return watchValue(holder, keep)
    },
    [isControlled],
  )
  useImperativeHandle(ref, () => element.current as Holder, [])
  const write = (next: string) => element.current && typeValue(element.current, next)
  return { current: value ?? kept, keep, write, attach }
}
