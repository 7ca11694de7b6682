import { t } from '@kaadi/words'
import { PinSheet } from '../../platform/forms/pin-sheet.tsx'
import type { BankAdding } from './use-bank-add.controller.ts'
import { usePinEntry } from './use-pin-entry.ts'

export interface AddAccountPinProps {
  ready: NonNullable<BankAdding['ready']>
  /** The password as it was just set: it is not asked for a third time. */
  given?: string | undefined
  save: BankAdding['save']
  onSaved: () => void
  onClose: () => void
}

/** The withdrawal password, with which a new account is saved. */
export function AddAccountPin({ ready, given, save, onSaved, onClose }: AddAccountPinProps) {
  return (
    <PinSheet
      {...usePinEntry(save, onSaved, given)}
      open
      onClose={onClose}
      title={t('Withdrawal password')}
      description={t('Add {name} {digits}', { name: ready.bank.name, digits: ready.number.slice(-4) })}
    />
  )
}
