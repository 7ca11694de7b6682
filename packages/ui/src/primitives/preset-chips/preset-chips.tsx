'use client'

import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export interface ChipProps extends ComponentPropsWithRef<'button'> {
  pressed?: boolean | undefined
  icon?: ReactElement | undefined
}

/** A small choice that can be taken back: a filter, a preset. */
export function Chip({ pressed, icon, className, children, ...rest }: ChipProps) {
  return (
    <button type="button" {...rest} className={classNames('k-chip', className)} aria-pressed={pressed}>
      {icon}
      {children}
    </button>
  )
}

/** How much of the neighbour stays in sight, so that the line is seen to go on. */
const peek = 40

/**
 * Brings a chip into sight in a line that scrolls sideways: the `ref` of the one that is on. Only the line moves, never
 * the page.
 */
export function bringIntoLine(chip: HTMLElement | null): void {
  const line = chip?.parentElement
  if (!line) return
  // Not before everything else of this change has its place.
  requestAnimationFrame(() => {
    const room = line.getBoundingClientRect()
    const place = chip.getBoundingClientRect()
    line.scrollLeft +=
      Math.min(0, place.left - room.left - peek) || Math.max(0, place.right - room.right + peek)
  })
}

export interface Preset {
  value: string
  label: ReactNode
  disabled?: boolean | undefined
}

export interface PresetChipsProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children'> {
  /** What the presets are for, for screen readers: "Usual values". */
  label: string
  presets: readonly Preset[]
  /** The preset that is in force, if the value is one of them. */
  value: string | null
  onValueChange: (value: string) => void
  /** Wraps to several lines instead of running off the edge. */
  wrap?: boolean | undefined
}

/** The usual values beside a field, one press each. Runs off the edge so that it is seen to go on. */
export function PresetChips({
  label,
  presets,
  value,
  onValueChange,
  wrap,
  className,
  ...rest
}: PresetChipsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways in older WebViews
    <div
      {...rest}
      role="group"
      aria-label={label}
      className={classNames('k-preset-chips', className)}
      data-wrap={wrap || undefined}
    >
      {presets.map((preset) => (
        <Chip
          key={preset.value}
          ref={preset.value === value ? bringIntoLine : undefined}
          pressed={preset.value === value}
          disabled={preset.disabled}
          onClick={() => onValueChange(preset.value)}
        >
          {preset.label}
        </Chip>
      ))}
    </div>
  )
}
