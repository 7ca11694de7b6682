import { t } from '@kaadi/words'
import './account-number.css'
import '../../platform/screens/fault.css'
import { codeShownMs } from '@kaadi/core/machines'
import { Button, Countdown, IconButton } from '@kaadi/ui'
import { EyeIcon, EyeOffIcon } from '@kaadi/ui/icons'
import { useRef, useState } from 'react'
import { sayError } from '../../platform/net/say-error.ts'
import { useFocusInstead } from '../../platform/screens/focus-instead.ts'
import { Copied } from './copied.tsx'
import { useAccountReveal } from './use-account-reveal.ts'
import type { PayoutActions } from './use-payout.controller.ts'

interface AccountNumberProps extends Pick<PayoutActions, 'openAccount'> {
  readonly ending: string
  /** An address of a network in place of a number. */
  readonly isAddress: boolean
  /** Why it is not shown whole; null where it can be. */
  readonly hiddenFor: string | null
}

/** The last digits, and the whole number behind a deliberate press: each is written down, and hides by itself. */
export function AccountNumber({ ending, isAddress, hiddenFor, openAccount }: AccountNumberProps) {
  const { number, hidesAt, error, isOpening, open, hide } = useAccountReveal({ openAccount })
  const [wasShown, setShown] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  const isShown = number !== undefined
  if (isShown && !wasShown) setShown(true)
  useFocusInstead(isShown, () => place.current?.querySelector('button'))
  return (
    <span ref={place} className="c-account">
      {isShown ? (
        <>
          <Copied text={number} label={isAddress ? t('Copy address') : t('Copy account number')} />
          <Countdown appearance="text" deadline={hidesAt ?? 0} totalMs={codeShownMs} />
          <IconButton size="small" icon={<EyeOffIcon />} label={t('Hide')} onClick={hide} />
        </>
      ) : (
        <>
          •••• {ending}
          {hiddenFor === null ? (
            <Button size="small" variant="secondary" icon={<EyeIcon />} loading={isOpening} onClick={open}>
              {wasShown ? t('Show again') : isAddress ? t('Show address') : t('Show number')}
            </Button>
          ) : (
            <span className="k-small k-quiet">{hiddenFor}</span>
          )}
        </>
      )}
      {error !== undefined && (
        <span className="c-error" role="alert">
          {sayError(error)}
        </span>
      )}
    </span>
  )
}
