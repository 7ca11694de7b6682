import {
  type Bank,
  type BankAccount,
  bankAccounts,
  isAccountNumber,
  nubanCheckDigitFits,
  numberPrefixFits,
} from '@kaadi/contract/bank-accounts'
import { type CurrencyId, currencyIds, defaultCurrencyId } from '@kaadi/contract/constants'
import { findAddressFault } from '@kaadi/core/addresses'
import { createIntent } from '@kaadi/core/client'
import { t } from '@kaadi/words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLateCalls } from '../../platform/net/use-late-calls.ts'
import type { BankAddViewProps } from './bank-add.view.tsx'
import { useAccountName } from './use-account-name.ts'
import { useAccountRefusal } from './use-account-refusal.ts'
import { useTypedAccount } from './use-typed-account.ts'
import { numberProblem, numberWarning } from './words/account-number-words.ts'

export interface BankAdding {
  readonly view: Omit<BankAddViewProps, 'onRename'>
  /** What is ready to be saved; null while something is missing. */
  readonly ready: { readonly bank: Bank; readonly number: string } | null
  /** Shows what is missing. */
  readonly onAsked: () => void
  readonly save: (pin: string) => Promise<BankAccount>
}

/**
 * The form of a new account. The name is asked for as soon as the number has the bank's form. `onFieldRefused` is called when
 * the service found fault with what was entered: it stands at its field then.
 */
export function useBankAdd(
  currencyId: CurrencyId,
  onCurrency: (id: CurrencyId) => void,
  onFieldRefused: () => void,
): BankAdding {
  const { client, reads } = useLateCalls({ bankAccounts })
  const queries = useQueryClient()
  const [intent] = useState(createIntent)
  const { bankCode, setBankCode, number, setNumber, letGo } = useTypedAccount(currencyId)
  const refusal = useAccountRefusal(bankCode, number)
  const [left, setLeft] = useState(false)
  const [asked, setAsked] = useState(false)

  const banks = useQuery(reads.bankAccounts.banks({ currencyId }))
  const bank = banks.data?.find(({ code }) => code === bankCode) ?? null
  const isNetwork = bank?.kind === 'network'
  const fault = isNetwork ? findAddressFault(bank.numberPattern, number) : undefined
  const hasForm = bank !== null && (isNetwork ? !fault : isAccountNumber(bank, number))
  const { name, resolution, isKnown } = useAccountName(bankCode, number, hasForm && !isNetwork)
  const warning = hasForm
    ? numberWarning({
        hasPrefix: !numberPrefixFits(bank, number),
        hasDigits: name.data
          ? !name.data.checkDigitFits
          : currencyId === defaultCurrencyId && !nubanCheckDigitFits(bank.code, number),
      })
    : null

  return {
    view: {
      currencyId,
      currencyIds,
      banks: banks.data,
      banksError: banks.error,
      bank,
      bankProblem: refusal.bank ?? (asked && bank === null ? t('Choose your bank.') : null),
      number,
      numberProblem:
        refusal.number ?? ((asked || left) && bank !== null && !hasForm ? numberProblem(bank, fault) : null),
      numberWarning: warning,
      isSoundAddress: isNetwork && hasForm && refusal.number === undefined,
      resolution,
      onCurrency: (id) => {
        setBankCode(null)
        setNumber('')
        onCurrency(id)
      },
      onBank: setBankCode,
      onNumber: (text) => setNumber(text.replace(isNetwork ? /[^0-9A-Za-z]/g : /\D/g, '')),
      onNumberLeft: () => setLeft((before) => before || number !== ''),
      onResolveAgain: () => void name.refetch(),
      onRetryBanks: () => void banks.refetch(),
    },
    ready: bank !== null && hasForm && (isNetwork || isKnown) ? { bank, number } : null,
    onAsked: () => setAsked(true),
    save: async (pin) => {
      const body = { bankCode: bankCode!, accountNumber: number, pin }
      const account = await intent
        .run((idempotencyKey) => client.bankAccounts.add({ body, idempotencyKey, quiet: true }))
        .catch((refused: unknown) => {
          if (refusal.take(refused)) onFieldRefused()
          throw refused
        })
      letGo()
      void queries.invalidateQueries({ queryKey: ['bankAccounts', 'list'] })
      return account
    },
  }
}
