'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'

/** What is wrong with each field, in words. */
export type FormErrors<Values> = { readonly [Name in keyof Values]?: string | undefined }

/** What `useForm` is made of. */
export interface FormOptions<Values extends object> {
  readonly initial: Values
  /** What is wrong with each field, in words. Fields without a fault are left out. Their order is that of the screen. */
  readonly check: (values: Values) => FormErrors<Values>
  /** Called with values that have no fault. */
  readonly onSubmit: (values: Values) => void
}

/** One field, for a control of its own kind. */
export interface FormField<Value> {
  readonly value: Value
  readonly error: string | undefined
  readonly set: (value: Value) => void
  readonly leave: () => void
}

/** What `useForm` gives. */
export interface Form<Values extends object> {
  readonly values: Values
  /** Ties one field to its control. */
  readonly field: <Name extends keyof Values & string>(name: Name) => FormField<Values[Name]>
  /** Props of a text input: name, value, change, blur, error. */
  readonly text: <Name extends keyof Values & string>(
    name: Name & (Values[Name] extends string ? Name : never),
  ) => {
    readonly name: Name
    readonly value: string
    readonly error: string | undefined
    readonly onChange: (event: { readonly currentTarget: { readonly value: string } }) => void
    readonly onBlur: () => void
  }
  /** Props of the `<form>`. */
  readonly form: {
    readonly ref: (element: HTMLFormElement | null) => void
    readonly noValidate: true
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  }
  /** Puts a fault at a field, as the service found it, and the focus with it. It goes when the field is changed. */
  readonly fail: (name: keyof Values & string, message: string) => void
  /** The faults that are shown now, in the order of the fields. */
  readonly shownErrors: readonly { readonly name: string; readonly message: string }[]
  readonly focus: (name: string) => void
  /** Empties one field as it began, without a fault: what comes next is another thing. */
  readonly clear: (name: keyof Values & string) => void
  /** Empties the form as it began, without a fault. */
  readonly reset: () => void
}

/**
 * A form whose faults stand at their fields: a field is looked at when it is left, then on each change; on submit the focus
 * moves to the first fault. Controls are found by their `name`.
 *
 * @example
 * const { form, text } = useForm({
 *   initial: { name: '' },
 *   check: ({ name }) => ({ name: name.trim() === '' ? 'Enter your name.' : undefined }),
 *   onSubmit: ({ name }) => void rename.run(name),
 * })
 * return <form {...form}><TextField {...text('name')} label="Name" /></form>
 */
export function useForm<Values extends object>({
  initial,
  check,
  onSubmit,
}: FormOptions<Values>): Form<Values> {
  const [values, setValues] = useState(initial)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<FormErrors<Values>>({})
  const [focused, setFocused] = useState<{ readonly name: string }>()
  const element = useRef<HTMLFormElement | null>(null)
  // After the fault stands beside its field: a screen reader that is led there then reads it.
  useEffect(() => {
    const control = focused && find(element.current, focused.name)
    control?.focus()
    // The words under the field too, clear of a dock below and of the notice that comes down from above.
    control?.closest('.k-field')?.scrollIntoView?.({ block: 'center' })
  }, [focused])

  const names = Object.keys(initial) as (keyof Values & string)[]
  const faults = check(values)
  const errorOf = (name: keyof Values & string) =>
    refused[name] ?? (left.has(name) ? faults[name] : undefined)
  const focus = (name: string) => setFocused({ name })

  const set = <Name extends keyof Values & string>(name: Name, value: Values[Name]) => {
    setValues((before) => ({ ...before, [name]: value }))
    setRefused((before) => ({ ...before, [name]: undefined }))
  }
  const leave = (name: string) => setLeft((before) => new Set([...before, name]))

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const firstFault = names.find((name) => faults[name] !== undefined)
    if (firstFault === undefined) {
      onSubmit(values)
      return
    }
    setLeft(new Set(names))
    focus(firstFault)
  }

  return {
    values,
    field: (name) => ({
      value: values[name],
      error: errorOf(name),
      set: (value) => set(name, value),
      leave: () => leave(name),
    }),
    text: (name) => ({
      name,
      value: values[name] as string,
      error: errorOf(name),
      onChange: (event) => set(name, event.currentTarget.value as Values[typeof name]),
      // An empty field that was only passed through is no fault yet.
      onBlur: () => values[name] !== '' && leave(name),
    }),
    form: {
      ref: (form) => {
        element.current = form
      },
      noValidate: true,
      onSubmit: submit,
    },
    fail: (name, message) => {
      setRefused((before) => ({ ...before, [name]: message }))
      focus(name)
    },
    shownErrors: names.flatMap((name) => {
      const message = errorOf(name)
      return message === undefined ? [] : [{ name, message }]
    }),
    focus,
    clear: (name) => {
      set(name, initial[name])
      setLeft((before) => new Set([...before].filter((one) => one !== name)))
    },
    reset: () => {
      setValues(initial)
      setLeft(new Set())
      setRefused({})
    },
  }
}

const find = (form: HTMLFormElement | null, name: string) =>
  form?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)
