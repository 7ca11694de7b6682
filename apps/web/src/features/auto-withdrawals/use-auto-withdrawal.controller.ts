import {
  type AutoWithdrawKind,
  type AutoWithdrawRequest,
  type AutoWithdrawRule,
  autoWithdrawals,
} from '@kaadi/contract/auto-withdrawals'
import { type CurrencyId, pinLength } from '@kaadi/contract/constants'
import { hasCode, numberDetail } from '@kaadi/core/errors'
import { parseAmount } from '@kaadi/core/money'
import { type Form, useAction, useForm } from '@kaadi/react'
import { t } from '@kaadi/words'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isTooFine, tooFineWords } from '../../platform/content/too-fine.ts'
import { fieldRefusal } from '../../platform/forms/field-refusal.ts'
import { lockedPinWords, wrongPinWords } from '../../platform/forms/pin-words.ts'
import { useKeptForm } from '../../platform/forms/use-kept-fields.ts'
import { useLateCalls } from '../../platform/net/use-late-calls.ts'
import { sayError } from '../../platform/words/say-error.ts'

export interface AutoWithdrawValues {
  readonly kind: AutoWithdrawKind
  readonly amount: string
  readonly pin: string
}

export interface AutoWithdrawForm {
  readonly currencyId: CurrencyId
  readonly rule: AutoWithdrawRule | undefined
  readonly form: Form<AutoWithdrawValues>
  readonly isBusy: boolean
  /** What the service said about no field. */
  readonly problem: string | undefined
}

const amountProblem = (amount: string, currencyId: CurrencyId): string | undefined => {
  if (isTooFine(amount, currencyId)) return tooFineWords(currencyId)
  return isAmount(amount) ? undefined : t('Enter an amount above zero.')
}
const needsAmount = (kind: AutoWithdrawKind): boolean => kind === 'above' || kind === 'keep'
const plain = (amount: string): string => parseAmount(amount, 6) ?? ''
const isAmount = (amount: string): boolean =>
  /^\d{1,15}(\.\d{1,6})?$/.test(plain(amount)) && Number(plain(amount)) > 0

/** Sets what one wallet sends to the bank by itself. */
export function useAutoWithdrawForm(
  currencyId: CurrencyId,
  rule: AutoWithdrawRule | undefined,
  onSaved: () => void,
): AutoWithdrawForm {
  const { client } = useLateCalls({ autoWithdrawals })
  const queries = useQueryClient()
  const [problem, setProblem] = useState<string>()
  const showRefusal = (refused: unknown): never => {
    if (hasCode(refused, 'wrongPin')) form.fail('pin', wrongPinWords(numberDetail(refused, 'attemptsLeft')))
    else if (hasCode(refused, 'pinLocked')) form.fail('pin', lockedPinWords(undefined))
    else if (hasCode(refused, 'invalidInput'))
      form.fail('amount', fieldRefusal(refused, 'amount') ?? sayError(refused))
    else setProblem(sayError(refused))
    throw refused
  }
  const { run, isRunning } = useAction((body: AutoWithdrawRequest, idempotencyKey) =>
    client.autoWithdrawals.set({ body, idempotencyKey, quiet: true }).catch(showRefusal),
  )
  const form = useForm<AutoWithdrawValues>({
    initial: { kind: rule?.kind ?? 'off', amount: rule?.amount ?? '', pin: '' },
    check: ({ kind, amount, pin }) => ({
      amount: needsAmount(kind) ? amountProblem(amount, currencyId) : undefined,
      pin: new RegExp(`^\\d{${pinLength}}$`).test(pin) ? undefined : t('Enter six digits.'),
    }),
    onSubmit: async ({ kind, amount, pin }) => {
      setProblem(undefined)
      const saved = await run({ currencyId, kind, amount: needsAmount(kind) ? plain(amount) : null, pin })
      if (!saved) return
      letGo()
      void queries.invalidateQueries({ queryKey: ['autoWithdrawals'] })
      onSaved()
    },
  })
  const letGo = useKeptForm(`rule ${currencyId}`, form, ['pin'])
  return { currencyId, rule, form, isBusy: isRunning, problem }
}
