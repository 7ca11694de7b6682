'use client'

import { AmountInput } from '../../primitives/amount-input/amount-input.tsx'
import { DateField } from '../../primitives/date-field/date-field.tsx'
import { Select } from '../../primitives/select/select.tsx'
import { Switch } from '../../primitives/switch/switch.tsx'
import { TextArea } from '../../primitives/text-area/text-area.tsx'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import { Combobox } from '../combobox/combobox.tsx'
import { useDeskWords } from '../words/desk-words-provider.tsx'
import type { ResourceField } from './resource-field.ts'

interface FieldControlProps {
  id: string
  field: ResourceField<never>
  value: string | boolean
  error: string | undefined
  onWrite: (value: string | boolean) => void
  onLeave: () => void
}

/** The control of a field, by what the field holds. */
export function FieldControl({ id, field, value, error, onWrite, onLeave }: FieldControlProps) {
  const words = useDeskWords()
  const { name, label, hint, optional, readOnly } = field
  if (field.type === 'switch')
    return (
      <Switch
        {...{ id, name }}
        detail={field.detail ?? hint}
        checked={value === true}
        disabled={readOnly}
        onChange={(event) => onWrite(event.target.checked)}
      >
        {label}
      </Switch>
    )
  const own = { id, name, label, hint, error, optional, required: !optional, onBlur: onLeave }
  const text = String(value)
  switch (field.type) {
    case 'text':
      return field.lines ? (
        <TextArea
          {...own}
          readOnly={readOnly}
          rows={field.lines}
          maxLength={field.most}
          value={text}
          onChange={(event) => onWrite(event.target.value)}
        />
      ) : (
        <TextField
          {...own}
          readOnly={readOnly}
          code={field.code}
          value={text}
          onChange={(event) => onWrite(event.target.value)}
        />
      )
    case 'number':
      return (
        <TextField
          {...own}
          readOnly={readOnly}
          inputMode="decimal"
          labelDetail={field.unit}
          endContent={
            field.unit ? (
              <span className="k-resource-form-unit" aria-hidden="true">
                {field.unit}
              </span>
            ) : undefined
          }
          value={text}
          onChange={(event) => onWrite(event.target.value)}
        />
      )
    case 'amount':
      return (
        <AmountInput
          {...own}
          readOnly={readOnly}
          currency={field.currency}
          value={text}
          onValueChange={onWrite}
        />
      )
    case 'date':
      return (
        <DateField
          {...own}
          readOnly={readOnly}
          min={field.least}
          max={field.most}
          value={text}
          onChange={(event) => onWrite(event.target.value)}
        />
      )
    case 'choice':
      return field.searched ? (
        <Combobox
          {...own}
          readOnly={readOnly}
          options={field.options}
          failure={field.failure}
          clearable={optional ?? false}
          value={text || null}
          onValueChange={(next) => onWrite(next ?? '')}
        />
      ) : (
        <Select {...own} disabled={readOnly} value={text} onChange={(event) => onWrite(event.target.value)}>
          {optional || text === '' ? <option value="">{words.choose}</option> : null}
          {field.options?.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </Select>
      )
  }
}
