import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { Cloth } from '../cloth/cloth.tsx'

export interface BrandHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** The brand, as a way home. */
  brand: ReactNode
  /** Icon buttons at the other end. */
  endContent?: ReactNode
  /** What the screen says first: the balance and what can be done with it. */
  children?: ReactNode
  /** Leaves room for the first panel of the screen to lie over the edge. Give `Screen` `overlap` with it. */
  overlap?: boolean | undefined
}

/** The head of a tab screen on the brand's cloth. */
export function BrandHeader({ brand, endContent, overlap, className, children, ...rest }: BrandHeaderProps) {
  return (
    <Cloth
      as="header"
      {...rest}
      className={classNames('k-brand-header', className)}
      data-overlap={overlap || undefined}
    >
      <div className="k-brand-header-bar">
        {brand}
        {endContent && <div className="k-brand-header-end">{endContent}</div>}
      </div>
      {children}
    </Cloth>
  )
}
