'use client'

import { Popover } from '@base-ui/react/popover'
import { type ComponentPropsWithRef, type FormEvent, useState } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { classNames } from '../../primitives/class-names.ts'
import { DateField } from '../../primitives/date-field/date-field.tsx'
import { CalendarIcon } from '../../primitives/icon/generated/calendar-icon.ts'
import { ChevronDownIcon } from '../../primitives/icon/generated/chevron-down-icon.ts'
import { Chip } from '../../primitives/preset-chips/preset-chips.tsx'
import { useHost } from '../floating/use-host.ts'
import type { DeskWords } from '../words/desk-words.ts'
import { useDeskWords } from '../words/desk-words-provider.tsx'

/** Calendar days as `2026-11-20`, both of them included; null where there is no end to it. */
export interface DateSpan {
  from: string | null
  to: string | null
}

export interface DateRangePreset {
  label: string
  span: DateSpan
}

export interface DateRangeProps
  extends Omit<ComponentPropsWithRef<'button'>, 'value' | 'onChange' | 'children'> {
  /** What happened in these days: "Asked". */
  label: string
  value: DateSpan
  onValueChange: (value: DateSpan) => void
  /** Usual spans, one press each: today, the last seven days. */
  presets?: readonly DateRangePreset[] | undefined
  /** The first and last day that can be asked for. */
  min?: string | undefined
  max?: string | undefined
  /** A form posts the first and the last day under these; an open end posts nothing. */
  names?: { from: string; to: string } | undefined
}

/** From one day to another, behind a button that says which. The days are the browser's own date fields. */
export function DateRange({
  label,
  value,
  onValueChange,
  presets,
  min,
  max,
  names,
  className,
  disabled,
  ...rest
}: DateRangeProps) {
  const words = useDeskWords()
  const { host, follow } = useHost()
  const [open, setOpen] = useState(false)
  const take = (span: DateSpan) => {
    setOpen(false)
    onValueChange(span)
  }
  return (
    <Popover.Root
      open={open}
      onOpenChange={(next, details) => {
        follow(next, details)
        setOpen(next)
      }}
    >
      <Popover.Trigger
        {...rest}
        disabled={disabled}
        className={classNames('k-date-range', className)}
        render={<Chip icon={<CalendarIcon />} />}
      >
        <span>
          {label}: <b>{words.days(value.from, value.to)}</b>
        </span>
        <ChevronDownIcon size={16} />
      </Popover.Trigger>
      {names &&
        ends.map((end) => (
          <input
            key={end}
            type="hidden"
            name={names[end]}
            value={value[end] ?? ''}
            form={rest.form}
            disabled={disabled || value[end] === null}
          />
        ))}
      <Popover.Portal container={host} className="k-floating-portal">
        <Popover.Positioner className="k-floating-place" align="start" sideOffset={4} collisionPadding={8}>
          <Popover.Popup className="k-floating k-date-range-popup">
            <Popover.Title className="k-date-range-title">{label}</Popover.Title>
            <Days {...{ value, presets, min, max }} onTake={take} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

type DaysProps = Pick<DateRangeProps, 'value' | 'presets' | 'min' | 'max'> & {
  onTake: (span: DateSpan) => void
}

const ends = ['from', 'to'] as const
type End = (typeof ends)[number]

function Days({ value, presets = [], min, max, onTake }: DaysProps) {
  const words = useDeskWords()
  const [errors, setErrors] = useState<Record<End, string | null>>({ from: null, to: null })
  const everything = { label: words.anyTime, span: { from: null, to: null } }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A portal's events go up through React's tree: a form around the button is not this one.
    event.stopPropagation()
    const field = (end: End) => event.currentTarget.elements.namedItem(end) as HTMLInputElement
    const [from, to] = [field('from'), field('to')]
    const isTurned = from.value !== '' && to.value !== '' && to.value < from.value
    const wrong = {
      from: wrongDay(from, words),
      to: wrongDay(to, words) ?? (isTurned ? words.endFirst : null),
    }
    setErrors(wrong)
    const first = ends.find((end) => wrong[end] !== null)
    if (first) field(first).focus()
    else onTake({ from: from.value || null, to: to.value || null })
  }
  return (
    <form noValidate onSubmit={submit}>
      <div className="k-date-range-presets">
        {[everything, ...presets].map(({ label, span }) => (
          <Chip
            key={label}
            pressed={span.from === value.from && span.to === value.to}
            onClick={() => onTake(span)}
          >
            {label}
          </Chip>
        ))}
      </div>
      <div className="k-date-range-ends">
        {ends.map((end) => (
          <DateField
            key={end}
            name={end}
            label={words[end]}
            defaultValue={value[end] ?? ''}
            error={errors[end]}
            {...{ min, max }}
          />
        ))}
      </div>
      <Button type="submit" size="small" block>
        {words.showDays}
      </Button>
    </form>
  )
}

function wrongDay({ validity, value, min, max }: HTMLInputElement, words: DeskWords): string | null {
  // Half a date has no value: without this it would pass for no limit at all.
  if (validity.badInput) return words.wholeDate
  if (value && min && value < min) return words.atLeast(words.day(min))
  if (value && max && value > max) return words.atMost(words.day(max))
  return null
}
