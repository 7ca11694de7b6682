import type { ComponentPropsWithRef, CSSProperties } from 'react'
import { classNames } from '../class-names.ts'

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Any CSS length or a percentage; the whole line by default. */
  width?: string | undefined
  height?: string | undefined
  shape?: 'line' | 'circle' | 'panel' | undefined
}

/**
 * Holds the place of something that is on its way, in its real measures. Shows itself only after
 * 150 ms, so that a quick answer does not flicker. Mark the region that waits with `aria-busy`.
 */
export function Skeleton({ width, height, shape = 'line', className, style, ...rest }: SkeletonProps) {
  const measures = { ...style, '--k-skeleton-width': width, '--k-skeleton-height': height } as CSSProperties
  return (
    <span
      {...rest}
      className={classNames('k-skeleton', className)}
      data-shape={shape}
      style={measures}
      aria-hidden
    />
  )
}
