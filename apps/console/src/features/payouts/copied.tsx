import { IconButton } from '@kaadi/ui'
import { CheckIcon, CopyIcon } from '@kaadi/ui/icons'
import { useState } from 'react'

/** A figure to take along to the bank. */
export function Copied({ text, label }: { readonly text: string; readonly label: string }) {
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard
      .writeText(text)
      .then(() => setCopied(true))
      // Where the browser does not let the page, the figure can still be marked by hand.
      .catch(() => undefined)
  return (
    <span className="c-copied">
      <span className="k-code">{text}</span>
      <IconButton
        size="small"
        icon={copied ? <CheckIcon /> : <CopyIcon />}
        label={copied ? 'Copied' : label}
        onClick={() => void copy()}
      />
    </span>
  )
}
