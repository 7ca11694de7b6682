import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../../primitives/class-names.ts'

export interface ScreenProps extends ComponentPropsWithRef<'div'> {
  /** `Nav` or `BrandHeader`; holds the screen's one `h1`. */
  header?: ReactNode
  /** `Dock` on a task screen, `Tabbar` on a tab screen; never both. */
  footer?: ReactNode
  /** Draws the first panel over the edge of a `BrandHeader`. */
  overlap?: boolean | undefined
  /** Sets the parts of the screen apart: 20 px of it. Off for a screen that places them itself. */
  gap?: boolean | undefined
  /** Waits for its content; says so to screen readers. */
  loading?: boolean | undefined
}

/** One screen of the app: a column of at most 480 px with its header, one `main` and its footer. */
export function Screen({
  header,
  footer,
  overlap,
  gap = true,
  loading,
  className,
  children,
  ...rest
}: ScreenProps) {
  return (
    <div {...rest} className={classNames('k-screen', className)} data-overlap={overlap || undefined}>
      {header}
      <main className="k-screen-main" data-gap={gap || undefined} aria-busy={loading || undefined}>
        {children}
      </main>
      {footer}
    </div>
  )
}
