import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useChosenInView } from '../../hooks/use-chosen-in-view.ts'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-names.ts'

export interface ChipProps extends ComponentPropsWithRef<'button'> {
  pressed?: boolean | undefined
  icon?: IconName | undefined
}

/** A small choice that can be taken back: a filter, a preset. */
export function Chip({ pressed, icon, className, children, ...rest }: ChipProps) {
  return (
    <button type="button" {...rest} className={classNames('k-chip', className)} aria-pressed={pressed}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </button>
  )
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
  ref,
  className,
  ...rest
}: PresetChipsProps) {
  const line = useChosenInView(value, ref)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways in older WebViews
    <div
      {...rest}
      ref={line}
      role="group"
      aria-label={label}
      className={classNames('k-preset-chips', className)}
      data-wrap={wrap || undefined}
    >
      {presets.map((preset) => (
        <Chip
          key={preset.value}
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
