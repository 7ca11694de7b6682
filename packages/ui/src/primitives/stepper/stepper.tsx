import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useWords } from '../../words/words-provider.tsx'
import { Field } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'

export interface StepperProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children'> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  value: number
  onValueChange: (value: number) => void
  min?: number | undefined
  max?: number | undefined
  /** What the buttons say: "One card less". */
  lessLabel?: string | undefined
  moreLabel?: string | undefined
  disabled?: boolean | undefined
}

/** A small whole number, one more or one less. For anything above ten or so take an input. */
export function Stepper({
  label,
  hint,
  error,
  value,
  onValueChange,
  min = 1,
  max = Number.POSITIVE_INFINITY,
  lessLabel,
  moreLabel,
  disabled,
  ...rest
}: StepperProps) {
  const words = useWords()
  const [isLeast, isMost] = [value <= min, value >= max]
  return (
    <Field {...rest} label={label} hint={hint} error={error} group>
      <div className="k-stepper" data-disabled={disabled || undefined}>
        <button
          type="button"
          aria-label={lessLabel ?? words.less}
          disabled={disabled}
          // Not disabled: a keyboard would lose its place at the last step.
          aria-disabled={isLeast || undefined}
          onClick={() => isLeast || onValueChange(value - 1)}
        >
          <Icon name="minus" />
        </button>
        <output className="k-num">{value}</output>
        <button
          type="button"
          aria-label={moreLabel ?? words.more}
          disabled={disabled}
          aria-disabled={isMost || undefined}
          onClick={() => isMost || onValueChange(value + 1)}
        >
          <Icon name="plus" />
        </button>
      </div>
    </Field>
  )
}
