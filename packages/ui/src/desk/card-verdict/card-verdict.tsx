'use client'

import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { KeyMark } from '../shortcuts/key-mark.tsx'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'

export interface VerdictOption {
  /** The numeric `cardStatus`. */
  value: number
  label: string
  /** Decides the colour of the chosen one. */
  tone: 'ok' | 'todo' | 'bad' | 'plain'
}

export interface CardVerdictProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'onChange'> {
  /** "Card 1 · $100" */
  label: ReactNode
  options: readonly VerdictOption[]
  value: number | null
  onChange: (value: number) => void
  /** Whether the figures 1 to 9 choose here: for one card of a page at a time. */
  keys?: boolean | undefined
  /** The card's code, the reason, what shows it. */
  children?: ReactNode
}

/** What one card of an order turned out to be, chosen first. The figures 1 to 9 choose, wherever the focus is. */
export function CardVerdict({
  label,
  options,
  value,
  onChange,
  keys = true,
  className,
  children,
  disabled,
  ...rest
}: CardVerdictProps) {
  const name = useId()
  const shortcuts = options
    .slice(0, 9)
    .map(({ value: chosen }, at) => [at + 1, () => onChange(chosen)] as const)
  useShortcuts(Object.fromEntries(shortcuts), keys && !disabled)
  return (
    <fieldset {...rest} disabled={disabled} className={classNames('k-card-verdict', className)}>
      <legend>{label}</legend>
      <div className="k-card-verdict-options">
        {options.map((option, index) => (
          <label key={option.value} data-tone={option.tone}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className="k-card-verdict-face">
              <span>{option.label}</span>
              <KeyMark of={keys && index < 9 ? String(index + 1) : undefined} />
            </span>
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  )
}
