import { useEffect, useState } from 'react'
import { fieldRefusal } from '../../platform/forms/field-refusal.ts'

interface Refused {
  readonly bankCode: string | null
  readonly number: string
  readonly error: unknown
}

/** What the service found wrong with the bank or the number as they were sent. It goes when they change. */
export function useAccountRefusal(bankCode: string | null, number: string) {
  const [refused, setRefused] = useState<Refused>()
  const isSameBank = refused !== undefined && refused.bankCode === bankCode
  const isSame = isSameBank && refused.number === number

  // After the keypad has gone: it gives the focus back to what opened it.
  useEffect(() => {
    if (!refused) return
    const field = fieldRefusal(refused.error, 'bankCode') === undefined ? 'account-number' : 'account-bank'
    document.getElementById(field)?.focus()
  }, [refused])

  return {
    bank: isSameBank ? fieldRefusal(refused.error, 'bankCode') : undefined,
    number: isSame ? fieldRefusal(refused.error, 'accountNumber') : undefined,
    /** Whether it is about a field of this form; then it is marked there. */
    take: (error: unknown): boolean => {
      const isOurs = ['bankCode', 'accountNumber'].some((field) => fieldRefusal(error, field) !== undefined)
      if (isOurs) setRefused({ bankCode, number, error })
      return isOurs
    },
  }
}
