import type { ComponentPropsWithRef, CSSProperties } from 'react'
import { classNames } from '../class-names.ts'

export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is going on, for screen readers. */
  label: string
  /** 0 to 1; null while nobody knows. */
  value: number | null
  tone?: 'brand' | 'ok' | 'veil' | undefined
}

/** How much of something is done. */
export function ProgressBar({ label, value, tone = 'brand', className, style, ...rest }: ProgressBarProps) {
  const part = value === null ? null : Math.min(1, Math.max(0, value))
  return (
    <div
      {...rest}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={part === null ? undefined : Math.round(part * 100)}
      className={classNames('k-progress-bar', className)}
      data-tone={tone}
      data-unknown={part === null || undefined}
      style={{ ...style, '--k-progress': part ?? 0.4 } as CSSProperties}
    />
  )
}
