import { type BankAccount, bankAccounts } from '@kaadi/contract/bank-accounts'
import { createIntent } from '@kaadi/core/client'
import { t } from '@kaadi/words'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PinSheet } from '../../platform/forms/pin-sheet.tsx'
import { useLateCalls } from '../../platform/net/use-late-calls.ts'
import { useToaster } from '../../platform/screens/toasts.tsx'
import { usePinEntry } from './use-pin-entry.ts'

export interface RemoveAccountProps {
  account: BankAccount
  onClose: () => void
}

/** Deletes an account with the withdrawal password. */
export function RemoveAccount({ account, onClose }: RemoveAccountProps) {
  const { client } = useLateCalls({ bankAccounts })
  const queries = useQueryClient()
  const toaster = useToaster()
  const [intent] = useState(createIntent)
  const remove = (pin: string) =>
    intent.run((idempotencyKey) =>
      client.bankAccounts.remove({ body: { id: account.id, pin }, idempotencyKey, quiet: true }),
    )
  const entry = usePinEntry(remove, () => {
    void queries.invalidateQueries({ queryKey: ['bankAccounts'] })
    toaster.show({ text: t('Account deleted'), tone: 'ok' })
    onClose()
  })
  return (
    <PinSheet
      {...entry}
      open
      onClose={onClose}
      title={t('Withdrawal password')}
      description={t('Delete {bank} {ending}', {
        bank: account.bankName,
        ending: account.accountEnding,
      })}
    />
  )
}
