'use client'

import { EyeIcon } from '../../primitives/icon/generated/eye-icon.ts'
import { EyeOffIcon } from '../../primitives/icon/generated/eye-off-icon.ts'
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
      {hidden ? <EyeOffIcon size={16} /> : <EyeIcon size={16} />}
    </button>
  )
}
