'use client'

import { Icon } from '../../primitives/icon/icon.tsx'
import { usePatternWords } from '../words/pattern-words-provider.tsx'

export interface HideToggleProps {
  hidden: boolean
  onHiddenChange: (hidden: boolean) => void
}

/** The eye beside a balance. Remembering the choice on the device is the app's part. */
export function HideToggle({ hidden, onHiddenChange }: HideToggleProps) {
  const words = usePatternWords()
  return (
    <button
      type="button"
      className="k-hide-toggle"
      aria-pressed={hidden}
      aria-label={words.hideAmounts}
      onClick={() => onHiddenChange(!hidden)}
    >
      <Icon name={hidden ? 'eye-off' : 'eye'} size={16} />
    </button>
  )
}
