import { t } from '@kaadi/words'
import './payout-work.css'
import { bankSlipPattern, hasTransactionHashForm } from '@kaadi/contract/payouts'
import type { AccountKind } from '@kaadi/contract/withdrawals'
import { useForm } from '@kaadi/react'
import { Button, TextField } from '@kaadi/ui'
import { useState } from 'react'
import { sayError } from '../../platform/net/say-error.ts'
import { ReasonForm } from './reason-form.tsx'
import type { PayoutActions } from './use-payout.controller.ts'

/** A payout in the operator's own hands: the proof that it was paid, the bank's refusal, or back to the others. */
export function PayoutWork({
  kind,
  isByTwo,
  ...actions
}: Pick<PayoutActions, 'confirm' | 'fail' | 'handBack' | 'proof'> & {
  readonly kind: AccountKind
  /** Two people released it, or their own limit of a day is reached: two say that it was not paid. */
  readonly isByTwo: boolean
}) {
  const [step, setStep] = useState<'paid' | 'refused' | 'handBack'>('paid')
  const onBack = () => setStep('paid')
  if (step === 'refused')
    return (
      <ReasonForm
        label={kind === 'network' ? t('Why it cannot be sent') : t('Why the bank refused')}
        hint={
          isByTwo
            ? t('The seller reads this. The whole amount comes back once another person has confirmed it.')
            : t('The seller reads this. The whole amount comes back, its fee too.')
        }
        submit={isByTwo ? t('Propose to return the money') : t('Return the money')}
        variant="danger"
        action={actions.fail}
        onBack={onBack}
      />
    )
  if (step === 'handBack')
    return (
      <ReasonForm
        label={t('Why you hand it back')}
        hint={t(
          'Only where you have not sent the money: another will pay it. Whoever takes it next reads this.',
        )}
        submit={t('Hand it back unpaid')}
        action={actions.handBack}
        onBack={onBack}
      />
    )
  return (
    <>
      <ProofForm key={kind} kind={kind} confirm={actions.confirm} kept={actions.proof} />
      <div className="c-payout-ways">
        <Button variant="ghost" onClick={() => setStep('refused')}>
          {kind === 'network' ? t('It cannot be sent') : t('The bank refused')}
        </Button>
        <Button variant="ghost" onClick={() => setStep('handBack')}>
          {t('Hand back')}
        </Button>
      </div>
    </>
  )
}

const slipNumber = new RegExp(`^(?:${bankSlipPattern})$`)

/** What proves a payment: of a bank its slip, over a network the transaction. */
const proofs = {
  slip: {
    isOne: (text: string) => slipNumber.test(text),
    label: () => t('Bank slip number'),
    hint: () => t("From the bank's receipt. It can be used once."),
    wrong: () => t('Enter the number on the slip: 6 to 40 letters and digits, with its dashes and slashes.'),
    submit: () => t('The bank has paid'),
  },
  hash: {
    isOne: hasTransactionHashForm,
    label: () => t('Hash of the transaction'),
    hint: () => t('From the wallet that sent it. It can be used once, and the seller sees it.'),
    wrong: () => t('Paste the whole hash: 64 letters and digits, with 0x before them or without.'),
    submit: () => t('It was sent'),
  },
} as const

interface ProofFormProps extends Pick<PayoutActions, 'confirm'> {
  readonly kind: AccountKind
  /** What was typed before a reload. */
  readonly kept: PayoutActions['proof']
}

function ProofForm({ kind, confirm, kept }: ProofFormProps) {
  const proof = proofs[kind === 'network' ? 'hash' : 'slip']
  const { form, text } = useForm({
    initial: { proof: kept.text },
    check: (given) => ({ proof: proof.isOne(given.proof.trim()) ? undefined : proof.wrong() }),
    onSubmit: (given) => void confirm.run(given.proof.trim()),
  })
  const field = text('proof')
  return (
    <form {...form}>
      <TextField
        {...field}
        onChange={(event) => {
          field.onChange(event)
          kept.say(event.currentTarget.value)
        }}
        label={proof.label()}
        code
        autoComplete="off"
        hint={proof.hint()}
        error={field.error ?? (confirm.error === undefined ? undefined : sayError(confirm.error))}
        required
      />
      <Button type="submit" block loading={confirm.isRunning}>
        {proof.submit()}
      </Button>
    </form>
  )
}
