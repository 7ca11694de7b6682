import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names.ts'

/** Words for screen readers alone. */
export function VisuallyHidden({ className, ...rest }: ComponentPropsWithRef<'span'>) {
  return <span {...rest} className={classNames('k-visually-hidden', className)} />
}
