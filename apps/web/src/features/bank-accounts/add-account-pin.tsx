import { PinSheet } from '../../platform/pin-sheet.tsx'
import type { BankAdding } from './use-bank-add.controller.ts'
import { usePinEntry } from './use-pin-entry.ts'

export interface AddAccountPinProps {
  ready: NonNullable<BankAdding['ready']>
  save: BankAdding['save']
  onSaved: () => void
  onClose: () => void
}

/** The withdrawal password, with which a new account is saved. */
export function AddAccountPin({ ready, save, onSaved, onClose }: AddAccountPinProps) {
  return (
    <PinSheet
      {...usePinEntry(save, onSaved)}
      open
      onClose={onClose}
      title="Withdrawal password"
      description={`Add ${ready.bank.name} ${ready.number.slice(-4)}`}
    />
  )
}
