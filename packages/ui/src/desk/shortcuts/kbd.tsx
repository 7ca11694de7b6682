import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../primitives/class-names.ts'

/** A key, as it is printed on the keyboard. */
export function Kbd({ className, ...rest }: ComponentPropsWithRef<'kbd'>) {
  return <kbd {...rest} className={classNames('k-kbd', className)} />
}
