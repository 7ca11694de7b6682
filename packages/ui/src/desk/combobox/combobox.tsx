'use client'

import { Combobox as Base } from '@base-ui/react/combobox'
import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { Field, FieldBox, type FieldOwn } from '../../primitives/field/field.tsx'
import { useFieldControl } from '../../primitives/field/field-context.ts'
import { partFieldProps } from '../../primitives/field/part-field-props.ts'
import { usePlainInput } from '../../primitives/field/plain-input.tsx'
import { CheckIcon } from '../../primitives/icon/generated/check-icon.ts'
import { ChevronDownIcon } from '../../primitives/icon/generated/chevron-down-icon.ts'
import { XIcon } from '../../primitives/icon/generated/x-icon.ts'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { useHost } from '../floating/use-host.ts'
import { useDeskWords } from '../words/desk-words-provider.tsx'
import { ComboboxNote } from './combobox-note.tsx'
import type { ComboboxFailure, ComboboxOption } from './combobox-option.ts'
import { findOptions } from './find-options.ts'

export interface ComboboxInputProps
  extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'type' | 'children'> {
  /** Undefined while they are loading. */
  options: readonly ComboboxOption[] | undefined
  /** The `value` of the chosen option; null for none. The form posts it, or an empty value. */
  value?: string | null | undefined
  defaultValue?: string | null | undefined
  onValueChange?: ((value: string | null) => void) | undefined
  /** Where the service searches: what was typed, empty when the list opens. The kit then filters nothing. */
  onSearch?: ((text: string) => void) | undefined
  /** Why there is no list, with a way to ask again. */
  failure?: ComboboxFailure | undefined
  /** It can be cleared with a cross; the default. */
  clearable?: boolean | undefined
}

/** The control alone, for a `Field` of your own or a filter with an `aria-label`. */
export function ComboboxInput({
  options,
  value,
  defaultValue,
  onValueChange,
  onSearch,
  failure,
  clearable = true,
  className,
  name,
  disabled,
  readOnly,
  ref,
  onChange,
  onBlur,
  ...rest
}: ComboboxInputProps) {
  const words = useDeskWords()
  const { required, ...control } = useFieldControl(rest)
  const { host, follow } = useHost()
  const [typed, setTyped] = useState('')
  // What was chosen stays in the box when the next search no longer finds it.
  const [kept, setKept] = useState<ComboboxOption | null>(null)
  const face = useRef<HTMLInputElement>(null)
  const { current, write, leave, plain } = usePlainInput({
    ...{ name, form: rest.form, disabled, readOnly, required, ref, onChange, onBlur, face },
    value: value === undefined ? undefined : (value ?? ''),
    defaultValue: defaultValue ?? '',
    onValueChange: (next) => onValueChange?.(next || null),
  })
  const list = useRef<Base.Root.Actions>(null)
  useEffect(() => {
    // A list that closes puts the name of what is chosen back in the box.
    const reset = (event: Event) => {
      if (event.target === face.current?.form && !event.defaultPrevented) list.current?.close()
    }
    document.addEventListener('reset', reset)
    return () => document.removeEventListener('reset', reset)
  }, [])
  const isCurrent = (option: ComboboxOption | null) => option?.value === current
  const chosen = options?.find(isCurrent) ?? (isCurrent(kept) ? kept : null)
  return (
    <Base.Root<ComboboxOption>
      items={options ?? []}
      filteredItems={onSearch ? (options ?? []) : findOptions(options ?? [], typed)}
      value={chosen}
      onValueChange={(option) => {
        setKept(option)
        write(option?.value ?? '')
      }}
      isItemEqualToValue={(one, other) => one.value === other.value}
      onInputValueChange={(text, { reason }) => {
        setTyped(reason === 'input-change' ? text : '')
        if (reason === 'input-change') onSearch?.(text)
      }}
      onOpenChange={(open, details) => {
        follow(open, details)
        if (open && details.reason !== 'input-change') onSearch?.('')
      }}
      autoHighlight
      actionsRef={list}
      {...{ disabled, readOnly }}
    >
      <Base.InputGroup render={<FieldBox />} className={classNames('k-combobox', className)}>
        {chosen?.art ? (
          <span className="k-combobox-art" aria-hidden="true">
            {chosen.art}
          </span>
        ) : null}
        <Base.Input
          placeholder={words.choose}
          autoCapitalize="off"
          spellCheck={false}
          {...rest}
          {...control}
          required={false}
          aria-required={required}
          ref={face}
          onBlur={leave}
          onKeyDown={(event) => {
            rest.onKeyDown?.(event)
            const isOnOption = event.currentTarget.hasAttribute('aria-activedescendant')
            if (event.key !== 'Enter' || typed === '' || isOnOption) return
            // The form would send the choice before under other words.
            event.preventDefault()
            event.preventBaseUIHandler()
          }}
        />
        {plain}
        {clearable ? (
          <Base.Clear
            render={<IconButton icon={<XIcon size={16} />} size="small" label={words.clearChoice} />}
          />
        ) : null}
        {/* Until Base UI has met the field, in a server's reply too, it takes the trigger for the combobox. */}
        <Base.Trigger
          render={
            <IconButton icon={<ChevronDownIcon />} size="small" label={words.showChoices} role="button" />
          }
        />
      </Base.InputGroup>
      <Base.Portal container={host} className="k-floating-portal">
        <Base.Positioner className="k-floating-place" align="start" sideOffset={4} collisionPadding={8}>
          <Base.Popup className="k-floating k-combobox-popup">
            <ComboboxNote options={options} typed={typed} failure={failure} />
            <Base.List>
              {(option: ComboboxOption) => (
                <Base.Item
                  key={option.value}
                  value={option}
                  disabled={option.disabled}
                  className="k-combobox-option"
                >
                  {option.art ? (
                    <span className="k-combobox-art" aria-hidden="true">
                      {option.art}
                    </span>
                  ) : null}
                  <span className="k-combobox-label">{option.label}</span>
                  {option.detail ? <span className="k-combobox-detail">{option.detail}</span> : null}
                  <Base.ItemIndicator className="k-combobox-mark">
                    <CheckIcon size={16} />
                  </Base.ItemIndicator>
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

export interface ComboboxProps extends ComboboxInputProps, FieldOwn {}

/**
 * A choice among many, searched by typing: card types, banks, operators. A handful of them is a `Select` or
 * `SegmentedControl`. Props go to the input, `className` to the whole field.
 */
export function Combobox(props: ComboboxProps) {
  const { field, control } = partFieldProps(props)
  return (
    <Field {...field}>
      <ComboboxInput {...control} />
    </Field>
  )
}
