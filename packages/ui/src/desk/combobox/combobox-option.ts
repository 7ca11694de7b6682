import type { ReactNode } from 'react'

export interface ComboboxOption {
  value: string
  label: string
  /** Other names it is found by: a bank's code, an older name. */
  alsoKnownAs?: readonly string[] | undefined
  /** Under the label or beside it: how many there are, where it is. */
  detail?: ReactNode
  /** Before the label: a card's face, a bank's avatar. Decoration. */
  art?: ReactNode
  disabled?: boolean | undefined
}

/** Why there is no list, with a way to ask again. */
export interface ComboboxFailure {
  text?: ReactNode
  onRetry: () => void
}
