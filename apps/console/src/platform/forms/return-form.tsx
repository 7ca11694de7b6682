import {
  bankSlipPattern,
  hasTransactionHashForm,
  type PayoutDetail,
  payoutReasonSchema,
} from '@kaadi/contract/payouts'
import type { AccountKind } from '@kaadi/contract/withdrawals'
import { type Action, useForm } from '@kaadi/react'
import { Button, TextField } from '@kaadi/ui'
import { t } from '@kaadi/words'
import '../screens/fault.css'
import { sayError } from '../net/say-error.ts'

/** What is told of money that came back. */
export interface ReturnFields {
  readonly reason: string
  readonly bankReference: string
}

interface ReturnFormProps {
  readonly kind: AccountKind
  readonly hint: string
  readonly submit: string
  readonly action: Action<ReturnFields, PayoutDetail>
  readonly onBack: () => void
}

const bankNumber = new RegExp(`^(?:${bankSlipPattern})$`)

/** That the bank sent a payment back: why, for the seller, and under which reference it came. */
export function ReturnForm({ kind, hint, submit, action, onBack }: ReturnFormProps) {
  const isNetwork = kind === 'network'
  const isReference = (typed: string) => (isNetwork ? hasTransactionHashForm(typed) : bankNumber.test(typed))
  const { form, text } = useForm({
    initial: { reason: '', bankReference: '' },
    check: ({ reason, bankReference }) => ({
      reason: payoutReasonSchema.safeParse(reason).success ? undefined : t('Say why, in a few words.'),
      bankReference: isReference(bankReference.trim())
        ? undefined
        : isNetwork
          ? t('Paste the whole hash: 64 letters and digits, with 0x before them or without.')
          : t('Enter it as the statement has it: 6 to 40 letters and digits, with dashes and slashes.'),
    }),
    onSubmit: ({ reason, bankReference }) =>
      void action.run({ reason: reason.trim(), bankReference: bankReference.trim() }),
  })
  return (
    <form {...form}>
      <TextField
        {...text('reason')}
        label={t('Why the bank sent it back')}
        hint={hint}
        maxLength={200}
        autoComplete="off"
        autoFocus
        required
      />
      <TextField
        {...text('bankReference')}
        label={
          isNetwork
            ? t('Hash of the transaction that brought it')
            : t('Reference of the money that came back')
        }
        hint={t('From the bank statement. It can be used once.')}
        code
        autoComplete="off"
        required
      />
      {action.error !== undefined && (
        <p className="c-error" role="alert">
          {sayError(action.error)}
        </p>
      )}
      <Button type="submit" variant="danger" block loading={action.isRunning}>
        {submit}
      </Button>
      <Button variant="ghost" block onClick={onBack}>
        {t('Back')}
      </Button>
    </form>
  )
}
