import type { ReactElement } from 'react'

export interface Command {
  id: string
  /** "GC-2611-20-48813", "Take the most urgent" */
  label: string
  /** What tells it apart: "Steam $100, Adaeze O." */
  detail?: string | undefined
  /** Other words that find it. */
  keywords?: string | undefined
  icon?: ReactElement | undefined
  /** The key that does the same without the palette. */
  shortcut?: string | undefined
  onSelect: () => void
}

export interface CommandGroup {
  title: string
  commands: readonly Command[]
}
