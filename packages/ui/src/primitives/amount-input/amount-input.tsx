'use client'

import {
  type ChangeEvent,
  type ComponentPropsWithRef,
  type CSSProperties,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Field, FieldBox, type FieldOwn } from '../field/field.tsx'
import { useFieldControl } from '../field/field-context.ts'
import { partFieldProps } from '../field/part-field-props.ts'
import { usePlainInput } from '../field/plain-input.tsx'
import type { MoneyCurrency } from '../money/money.tsx'
import { amountShown, editAmount, settled } from './amount-text.ts'

interface AmountControlProps extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'type'> {
  /** A plain decimal string, `1000.5`, or empty: what the form posts, too. */
  value?: string | undefined
  defaultValue?: string | undefined
  /** Gives a plain decimal string without groups, or empty. */
  onValueChange?: ((value: string) => void) | undefined
  currency: MoneyCurrency
}

export interface AmountInputProps extends AmountControlProps, FieldOwn {}

function Control(props: AmountControlProps) {
  const { value, defaultValue, onValueChange, currency, name, ref, onChange, onBlur, ...rest } = props
  const { required, ...control } = useFieldControl(rest)
  const face = useRef<HTMLInputElement>(null)
  const { form, disabled, readOnly } = rest
  const { current, write, leave, plain } = usePlainInput({
    ...{ value, defaultValue, face, name, form, disabled, readOnly, required, ref, onChange, onBlur },
    onValueChange: (next) => onValueChange?.(next),
  })
  // "12." is on its way to "12.5": kept here until the app's value says something else.
  const [typed, setTyped] = useState(current)
  const caret = useRef<{ input: HTMLInputElement; place: number } | null>(null)
  const before = settled(typed) === current ? typed : current

  useLayoutEffect(() => {
    if (caret.current) caret.current.input.setSelectionRange(caret.current.place, caret.current.place)
    caret.current = null
  })

  const edit = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const native = event.nativeEvent as Partial<InputEvent>
    const next = editAmount(
      {
        before,
        text: input.value,
        caret: input.selectionStart ?? input.value.length,
        typed: native.data,
        inputType: native.inputType,
      },
      currency.decimals ?? 2,
    )
    caret.current = { input, place: next.caret }
    setTyped(next.value)
    write(settled(next.value))
  }

  const symbol = currency.symbol.trim()
  const shown = amountShown(before)
  return (
    <FieldBox
      className="k-amount"
      style={{ '--k-amount-length': symbol.length + shown.length } as CSSProperties}
    >
      <span className="k-amount-symbol" aria-hidden>
        {symbol}
      </span>
      <input
        autoComplete="off"
        enterKeyHint="done"
        {...rest}
        {...control}
        required={false}
        aria-required={required}
        ref={face}
        inputMode={currency.decimals === 0 ? 'numeric' : 'decimal'}
        className="k-amount-input k-num"
        data-long={before.length > 9 || undefined}
        value={shown}
        onChange={edit}
        onBlur={leave}
      />
      {plain}
    </FieldBox>
  )
}

/**
 * An amount of money. Groups thousands while it is typed, keeps the caret, takes what is pasted with symbol and
 * commas, and says its currency in full: give `currency.name`.
 */
export function AmountInput(props: AmountInputProps) {
  const { field, control } = partFieldProps(props)
  return (
    <Field {...field} labelDetail={field.labelDetail ?? control.currency.name}>
      <Control {...control} />
    </Field>
  )
}
