'use client'

import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { useValue } from '../../hooks/use-value.ts'
import { classNames } from '../class-names.ts'
import { bringIntoLine } from '../preset-chips/preset-chips.tsx'

export interface TabItem<Value extends string = string> {
  value: Value
  label: ReactNode
  /** How many there are behind it, when it is known. */
  count?: number | undefined
  disabled?: boolean | undefined
  /** What is behind it. Drawn only while it is chosen. */
  panel: ReactNode
}

export interface TabsProps<Value extends string = string>
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> {
  /** What the tabs divide, for screen readers: "Order GC-48813". */
  label: string
  items: readonly TabItem<Value>[]
  /** The chosen one, where the app keeps it: in the address, so that a link leads back to it. */
  value?: Value | undefined
  defaultValue?: Value | undefined
  onValueChange?: ((value: Value) => void) | undefined
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/**
 * Sides of one subject inside a page, one at a time. Arrow keys choose, Home and End go to the ends; too many for the
 * width scroll sideways. Places of the whole app are a `Tabbar`.
 */
export function Tabs<Value extends string = string>({
  label,
  items,
  value,
  defaultValue,
  onValueChange,
  className,
  ...rest
}: TabsProps<Value>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [wanted, choose] = useValue(value, defaultValue ?? items[0]!.value, onValueChange)
  const chosen = items.find((item) => item.value === wanted) ?? items[0]!

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const open = items.filter((item) => !item.disabled)
    const isTurned = getComputedStyle(event.currentTarget).direction === 'rtl'
    const step = (steps[event.key] ?? 0) * (isTurned ? -1 : 1)
    const at = open.indexOf(chosen)
    const next =
      event.key === 'Home'
        ? open[0]
        : event.key === 'End'
          ? open.at(-1)
          : step && open[(at + step + open.length) % open.length]
    if (!next) return
    event.preventDefault()
    choose(next.value)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[items.indexOf(next)]?.focus()
  }

  return (
    <div {...rest} className={classNames('k-tabs', className)}>
      <div ref={list} role="tablist" aria-label={label} className="k-tabs-list" onKeyDown={move}>
        {items.map((item) => (
          <button
            key={item.value}
            ref={item === chosen ? bringIntoLine : undefined}
            type="button"
            role="tab"
            id={`${id}tab-${item.value}`}
            className="k-tabs-tab"
            aria-selected={item === chosen}
            aria-controls={item === chosen ? `${id}panel` : undefined}
            tabIndex={item === chosen ? 0 : -1}
            disabled={item.disabled}
            onClick={() => choose(item.value)}
          >
            {item.label}
            {item.count !== undefined && <span className="k-tabs-count">{item.count}</span>}
          </button>
        ))}
      </div>
      <div
        key={chosen.value}
        id={`${id}panel`}
        role="tabpanel"
        aria-labelledby={`${id}tab-${chosen.value}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of words alone has to be reached too
        tabIndex={0}
        className="k-tabs-panel"
      >
        {chosen.panel}
      </div>
    </div>
  )
}
