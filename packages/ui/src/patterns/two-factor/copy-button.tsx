'use client'

import { useState } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { CheckIcon } from '../../primitives/icon/generated/check-icon.ts'
import { CopyIcon } from '../../primitives/icon/generated/copy-icon.ts'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx'
import { usePatternWords } from '../words/pattern-words-provider.tsx'

export interface CopyButtonProps {
  text: string
  label: string
  disabled?: boolean | undefined
}

/** Copies a text and says that it did, until the text is another. */
export function CopyButton({ text, label, disabled }: CopyButtonProps) {
  const words = usePatternWords()
  const [copied, setCopied] = useState<string>()
  const isCopied = copied === text
  const copy = () =>
    navigator.clipboard
      .writeText(text)
      .then(() => setCopied(text))
      // Where the browser does not let the page, the words can still be marked by hand.
      .catch(() => undefined)
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        disabled={disabled}
        icon={isCopied ? <CheckIcon /> : <CopyIcon />}
        onClick={() => void copy()}
      >
        {isCopied ? words.copied : label}
      </Button>
      <VisuallyHidden role="status">{isCopied ? words.copied : ''}</VisuallyHidden>
    </>
  )
}
