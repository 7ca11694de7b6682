import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { Kbd } from '../shortcuts/kbd.tsx'

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
  /** The card's code, its images, the value that was really on it. */
  children?: ReactNode
}

/** What one card of an order turned out to be. With the focus inside, the figures 1 to 9 choose. */
export function CardVerdict({
  label,
  options,
  value,
  onChange,
  className,
  children,
  disabled,
  ...rest
}: CardVerdictProps) {
  const name = useId()
  return (
    <fieldset
      {...rest}
      disabled={disabled}
      className={classNames('k-card-verdict', className)}
      onKeyDown={(event) => {
        const typing = event.target instanceof HTMLInputElement && event.target.type !== 'radio'
        const option = /^[1-9]$/.test(event.key) ? options[Number(event.key) - 1] : undefined
        if (typing || !option || event.ctrlKey || event.metaKey || event.altKey) return
        event.preventDefault()
        event.stopPropagation()
        onChange(option.value)
      }}
    >
      <legend>{label}</legend>
      {children}
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
              {index < 9 ? <Kbd aria-hidden="true">{index + 1}</Kbd> : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
