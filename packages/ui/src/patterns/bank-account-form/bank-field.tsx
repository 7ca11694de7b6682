'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { Field } from '../../primitives/field/field.tsx'
import { ChevronDownIcon } from '../../primitives/icon/generated/chevron-down-icon.ts'
import { LandmarkIcon } from '../../primitives/icon/generated/landmark-icon.ts'
import { BankAvatar } from '../bank/bank-avatar.tsx'
import type { BankOption } from '../bank-picker/bank-picker.tsx'
import { usePatternWords } from '../words/pattern-words-provider.tsx'

export interface BankFieldProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'value'> {
  label: ReactNode
  /** The chosen bank. */
  bank: BankOption | null
  /** What stands there until one is chosen; left out, that a bank is to be. */
  placeholder?: string | undefined
  error?: ReactNode
  /** A form posts the bank's id under it. */
  name?: string | undefined
}

/** The first field of a new account: shows the chosen bank and opens the sheet with the `BankPicker`. */
export function BankField({ label, bank, placeholder, error, name, className, ...rest }: BankFieldProps) {
  const words = usePatternWords()
  return (
    // A group, because a label for a button would be read instead of the bank that stands in it.
    <Field label={label} error={error} className={className} group>
      <button
        type="button"
        aria-haspopup="dialog"
        {...rest}
        className={classNames('k-field-box', 'k-bank-field')}
        data-empty={bank ? undefined : true}
      >
        {bank ? (
          <BankAvatar name={bank.name} letters={bank.letters} color={bank.color} size="small" />
        ) : (
          <LandmarkIcon />
        )}
        <span className="k-bank-field-name">{bank?.name ?? placeholder ?? words.chooseBank}</span>
        <ChevronDownIcon />
      </button>
      {name && (
        <input
          type="hidden"
          name={name}
          value={bank?.id ?? ''}
          form={rest.form}
          disabled={rest.disabled || bank === null}
        />
      )}
    </Field>
  )
}
