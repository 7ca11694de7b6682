import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'

export interface SegmentedOption<Value extends string> {
  value: Value
  label: ReactNode
  disabled?: boolean | undefined
}

export interface SegmentedProps<Value extends string>
  extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children'> {
  /** What is chosen between, for screen readers. */
  label: string
  options: readonly SegmentedOption<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  /** `pills` for a few words on a brand ground. */
  look?: 'track' | 'pills' | undefined
}

/** One of two to four short choices, all in sight. Arrow keys move as in any group of radio buttons. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  look = 'track',
  className,
  ...rest
}: SegmentedProps<Value>) {
  const name = useId()
  return (
    <div
      {...rest}
      role="radiogroup"
      aria-label={label}
      className={classNames('k-segmented', className)}
      data-look={look}
    >
      {options.map((option) => (
        <label key={option.value} className="k-segmented-option">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onValueChange(option.value)}
          />
          <span className="k-segmented-face">{option.label}</span>
        </label>
      ))}
    </div>
  )
}
