import { Alert, Button } from '@kaadi/ui'
import { BellIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { useState } from 'react'
import { usePush } from './use-push.controller.ts'

/** Offers, where an order waits, to tell its seller while the app is closed. Whoever says no is not asked again. */
export default function PushAsk() {
  const { state, isBusy, onTurn } = usePush()
  const [wasLeft, setLeft] = useState(false)
  if (state !== 'unasked' || wasLeft) return null
  return (
    <Alert
      tone="plain"
      icon={<BellIcon />}
      title={t('Hear when your card is paid')}
      action={
        <>
          <Button variant="secondary" size="small" loading={isBusy} onClick={() => onTurn(true)}>
            {t('Tell me')}
          </Button>
          <Button
            variant="secondary"
            size="small"
            disabled={isBusy}
            onClick={() => {
              setLeft(true)
              onTurn(false)
            }}
          >
            {t('No, thanks')}
          </Button>
        </>
      }
    >
      {t('This phone tells you about your trades and withdrawals while the app is closed.')}
    </Alert>
  )
}
