import { Combobox as Base } from '@base-ui/react/combobox'
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react'
import { foldForSearch } from '../../patterns/search-box/fold-for-search.ts'
import { Button } from '../../primitives/button/button.tsx'
import { classNames } from '../../primitives/class-names.ts'
import { Field, FieldBox, type FieldOwn } from '../../primitives/field/field.tsx'
import { useFieldControl } from '../../primitives/field/field-context.ts'
import { partFieldProps } from '../../primitives/field/part-field-props.ts'
import { Icon } from '../../primitives/icon/icon.tsx'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import { useWords } from '../../words/words-provider.tsx'
import { useHost } from '../floating/use-host.ts'
import { useDeskWords } from '../words/desk-words-provider.tsx'

export interface ComboboxOption {
  value: string
  label: string
  /** Other names it is found by: a bank's code, an older name. */
  alsoKnownAs?: readonly string[] | undefined
  /** Under the label or beside it: how many there are, where it is. */
  detail?: ReactNode
  /** Before the label: a card's face, a bank's disc. Decoration. */
  art?: ReactNode
  disabled?: boolean | undefined
}

export interface ComboboxInputProps
  extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type' | 'children'> {
  /** Undefined while they are loading. */
  options: readonly ComboboxOption[] | undefined
  /** The `value` of the chosen option; null for none. */
  value: string | null
  onValueChange: (value: string | null) => void
  /** Where the service searches: what was typed, empty when the list opens. The kit then filters nothing. */
  onSearch?: ((text: string) => void) | undefined
  /** Why there is no list, with a way to ask again. */
  failure?: { text?: ReactNode; onRetry: () => void } | undefined
  /** It can be given back with a cross; the default. */
  clearable?: boolean | undefined
}

/** Those that fit what was typed; first those whose name begins with it. */
function found(options: readonly ComboboxOption[], text: string): readonly ComboboxOption[] {
  const wanted = foldForSearch(text)
  if (wanted === '') return options
  const places = options.map((option) => {
    const names = [option.label, ...(option.alsoKnownAs ?? [])].map((name) =>
      foldForSearch(name).indexOf(wanted),
    )
    return { option, place: names.includes(0) ? 0 : Math.max(...names) }
  })
  return [...places.filter(({ place }) => place === 0), ...places.filter(({ place }) => place > 0)].map(
    ({ option }) => option,
  )
}

/** The control alone, for a `Field` of your own or a filter with an `aria-label`. */
export function ComboboxInput({
  options,
  value,
  onValueChange,
  onSearch,
  failure,
  clearable = true,
  className,
  name,
  disabled,
  readOnly,
  ...rest
}: ComboboxInputProps) {
  const words = useDeskWords()
  const control = useFieldControl(rest)
  const { host, follow } = useHost()
  const [typed, setTyped] = useState('')
  // What was chosen stays in the box when the next search no longer finds it.
  const [kept, setKept] = useState<ComboboxOption | null>(null)
  const chosen = options?.find((option) => option.value === value) ?? (kept?.value === value ? kept : null)
  return (
    <Base.Root<ComboboxOption>
      items={options ?? []}
      filteredItems={onSearch ? (options ?? []) : found(options ?? [], typed)}
      value={chosen}
      onValueChange={(option) => {
        setKept(option)
        onValueChange(option?.value ?? null)
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
      {...{ name, disabled, readOnly }}
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
        />
        {clearable ? (
          <Base.Clear render={<IconButton icon="x" iconSize={16} size="small" label={words.clearChoice} />} />
        ) : null}
        <Base.Trigger render={<IconButton icon="chevron-down" size="small" label={words.showChoices} />} />
      </Base.InputGroup>
      <Base.Portal container={host} className="k-floating-portal">
        <Base.Positioner className="k-floating-place" align="start" sideOffset={4} collisionPadding={8}>
          <Base.Popup className="k-floating k-combobox-popup">
            <Note options={options} typed={typed} failure={failure} />
            <Base.List className="k-combobox-list">
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
                    <Icon name="check" size={16} />
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

/** In place of options: that they are on their way, that they did not come, that none fits. */
function Note({
  options,
  typed,
  failure,
}: Pick<ComboboxInputProps, 'options' | 'failure'> & { typed: string }) {
  const words = useDeskWords()
  const { retry } = useWords()
  return (
    <>
      <Base.Status>
        {failure ? (
          <span className="k-combobox-note" data-bad="">
            <Icon name="circle-alert" size={16} /> {failure.text ?? words.choicesFailed}
          </span>
        ) : options ? null : (
          <span className="k-combobox-note">
            <Spinner size="small" /> {words.loading}
          </span>
        )}
      </Base.Status>
      {failure ? (
        <Button size="small" variant="quiet" block icon="refresh-cw" onClick={failure.onRetry}>
          {retry}
        </Button>
      ) : null}
      <Base.Empty>
        {options && !failure ? <span className="k-combobox-note">{words.noChoice(typed)}</span> : null}
      </Base.Empty>
    </>
  )
}

export interface ComboboxProps extends ComboboxInputProps, FieldOwn {}

/**
 * A choice among many, searched by typing: card types, banks, operators. A handful of them is a `Select` or
 * `Segmented`. Props go to the input, `className` to the whole field.
 */
export function Combobox(props: ComboboxProps) {
  const { field, control } = partFieldProps(props)
  return (
    <Field {...field}>
      <ComboboxInput {...control} />
    </Field>
  )
}
