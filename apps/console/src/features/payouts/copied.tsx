import { t } from '@kaadi/words'
import './copied.css'
import { useCopy } from '@kaadi/react'
import { IconButton } from '@kaadi/ui'
import { CheckIcon, CopyIcon } from '@kaadi/ui/icons'

/** A figure to take along to the bank. */
export function Copied({ text, label }: { readonly text: string; readonly label: string }) {
  const { isCopied, copy } = useCopy()
  return (
    <span className="c-copied">
      <span className="k-code">{text}</span>
      <IconButton
        size="small"
        icon={isCopied ? <CheckIcon /> : <CopyIcon />}
        label={isCopied ? t('Copied') : label}
        onClick={() => void copy(text)}
      />
    </span>
  )
}
