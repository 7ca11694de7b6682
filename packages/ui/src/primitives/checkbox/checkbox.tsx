import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  /** What is agreed to or chosen. The whole line is pressable. */
  children: ReactNode
  error?: ReactNode
}

/** A choice that takes effect when the form is sent. For one that takes effect at once use `Switch`. */
export function Checkbox({ children, error, className, ...rest }: CheckboxProps) {
  const errorId = useId()
  return (
    <div className={classNames('k-checkbox', className)} data-invalid={error ? true : undefined}>
      <label className="k-checkbox-line">
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : rest['aria-describedby']}
        />
        <span className="k-checkbox-mark" aria-hidden>
          <Icon name="check" size={16} strokeWidth={3} />
        </span>
        <span className="k-checkbox-words">{children}</span>
      </label>
      {error && (
        <p id={errorId} className="k-field-error">
          <Icon name="circle-alert" size={16} />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
