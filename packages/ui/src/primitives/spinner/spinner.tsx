import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names.ts'

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  size?: 'small' | 'medium' | undefined
  /** What is being waited for. Leave it out where the words beside the spinner say so. */
  label?: string | undefined
}

/** Something short is under way. For content that will take a place, draw its `Skeleton` instead. */
export function Spinner({ size = 'small', label, className, ...rest }: SpinnerProps) {
  return (
    <span
      {...rest}
      className={classNames('k-spinner', className)}
      data-size={size}
      {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
    />
  )
}
