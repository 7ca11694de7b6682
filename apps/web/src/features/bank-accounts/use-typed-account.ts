import type { CurrencyId } from '@kaadi/contract/constants'
import { useState } from 'react'
import { useKeptFields } from '../../platform/forms/use-kept-fields.ts'

/** Bank and number as far as they are typed, kept until they are saved. */
export function useTypedAccount(currencyId: CurrencyId) {
  const [bankCode, setBankCode] = useState<string | null>(null)
  const [number, setNumber] = useState('')
  const letGo = useKeptFields(`bank ${currencyId}`, { bankCode: bankCode ?? '', number }, (kept) => {
    setBankCode(kept.bankCode || null)
    setNumber(kept.number ?? '')
  })
  return { bankCode, setBankCode, number, setNumber, letGo }
}
