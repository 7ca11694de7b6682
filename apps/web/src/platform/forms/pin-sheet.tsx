import { PinPad, type PinPadProps, Sheet, TextLink } from '@kaadi/ui'
import { t } from '@kaadi/words'
import type { ReactNode } from 'react'
import { Link } from '../navigation/link.tsx'
import { resetPinPath } from '../navigation/paths.ts'

export interface PinSheetProps
  extends Pick<PinPadProps, 'value' | 'onValueChange' | 'onComplete' | 'state' | 'message'> {
  open: boolean
  onClose: () => void
  title: string
  /** What the digits are asked for: the amount and where it goes. */
  description?: ReactNode
  /** An answer is still open: the sheet stays. */
  held?: boolean | undefined
  /** Leave it out while a first password is set. */
  canForget?: boolean | undefined
  /** Below the pad: what to do when no answer came. */
  children?: ReactNode
}

/** The keypad for the withdrawal password, over the screen that needs it. */
export function PinSheet(props: PinSheetProps) {
  const { open, onClose, title, description, held = false, canForget = true, children, ...pad } = props
  return (
    <Sheet open={open} onClose={onClose} title={title} description={description} dismissable={!held} centered>
      <PinPad
        {...pad}
        label={title}
        aside={
          canForget ? (
            <TextLink as={Link} to={resetPinPath} size="small">
              {t('Forgot?')}
            </TextLink>
          ) : undefined
        }
      />
      {children}
    </Sheet>
  )
}
