import { Button, Dock } from '@kaadi/ui'
import { t } from '@kaadi/words'
import type { ReactNode } from 'react'
import { CountryNotice } from '../../platform/screens/country-notice.tsx'
import { PauseNotice } from '../../platform/screens/pause-notice.tsx'
import { UnitAmount } from './unit-amount.view.tsx'
import { UnitPassword } from './unit-password.view.tsx'
import type { Withdrawing } from './use-withdraw.controller.ts'

export interface WithdrawViewProps extends Omit<Withdrawing, 'sought'> {
  /** Asks for a first withdrawal password; the route brings it, since it is another feature. */
  setPin: ReactNode
}

/** The form of a withdrawal, with the keypad over it. */
export function WithdrawView({ amount, password, setPin }: WithdrawViewProps) {
  return (
    <>
      <PauseNotice act="withdrawing" />
      <CountryNotice />
      <UnitAmount {...amount} />
      <UnitPassword {...password} />
      {setPin}
    </>
  )
}

/** The one action of the form. */
export function WithdrawDock({ canContinue, onContinue }: Pick<Withdrawing, 'canContinue' | 'onContinue'>) {
  return (
    <Dock aria-label={t('Actions')}>
      <Button block disabled={!canContinue} onClick={onContinue}>
        {t('Withdraw')}
      </Button>
    </Dock>
  )
}
