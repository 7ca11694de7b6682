'use client'

import { type ComponentPropsWithRef, type ReactNode, useId, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { useKeptChoice } from '../field/keep-choice.ts'

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'children'> {
  /** What is on or off. */
  children: ReactNode
  detail?: ReactNode
  /** For a switch at the end of a row whose words name it already: the words are kept for screen readers. */
  labelHidden?: boolean | undefined
}

/** On or off, at once. A choice that waits for a form to be sent is a `Checkbox`. */
export function Switch({ children, detail, labelHidden, className, ...rest }: SwitchProps) {
  const detailId = useId()
  const group = useRef<HTMLLabelElement>(null)
  useKeptChoice(group, rest.checked !== undefined)
  return (
    <label
      ref={group}
      className={classNames('k-switch', className)}
      data-label-hidden={labelHidden || undefined}
    >
      <span className={labelHidden ? 'k-visually-hidden' : 'k-switch-words'}>
        <span className="k-switch-title">{children}</span>
        {detail && (
          <span id={detailId} className="k-switch-detail">
            {detail}
          </span>
        )}
      </span>
      <input
        {...rest}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked
        role="switch"
        aria-describedby={detail ? detailId : rest['aria-describedby']}
      />
      <span className="k-switch-track" aria-hidden>
        <span className="k-switch-knob" />
      </span>
    </label>
  )
}
