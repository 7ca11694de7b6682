import { t } from '@kaadi/words'
import './payout-work.css'
import { bankSlipPattern } from '@kaadi/contract/payouts'
import { useForm } from '@kaadi/react'
import { Button, TextField } from '@kaadi/ui'
import { useState } from 'react'
import { sayError } from '../../platform/net/say-error.ts'
import { ReasonForm } from './reason-form.tsx'
import type { PayoutActions } from './use-payout.controller.ts'

/** A payout in the operator's own hands: the proof that it was paid, the bank's refusal, or back to the others. */
export function PayoutWork(actions: Pick<PayoutActions, 'confirm' | 'fail' | 'handBack'>) {
  const [step, setStep] = useState<'paid' | 'refused' | 'handBack'>('paid')
  const onBack = () => setStep('paid')
  if (step === 'refused')
    return (
      <ReasonForm
        label={t('Why the bank refused')}
        hint={t('The seller reads this. The whole amount comes back, its fee too.')}
        submit={t('Return the money')}
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
      <SlipForm confirm={actions.confirm} />
      <div className="c-payout-ways">
        <Button variant="ghost" onClick={() => setStep('refused')}>
          {t('The bank refused')}
        </Button>
        <Button variant="ghost" onClick={() => setStep('handBack')}>
          {t('Hand back')}
        </Button>
      </div>
    </>
  )
}

const slipNumber = new RegExp(`^(?:${bankSlipPattern})$`)

function SlipForm({ confirm }: Pick<PayoutActions, 'confirm'>) {
  const { form, text } = useForm({
    initial: { slip: '' },
    check: ({ slip }) => ({
      slip: slipNumber.test(slip.trim())
        ? undefined
        : t('Enter the number on the slip: 6 to 40 letters and digits, with its dashes and slashes.'),
    }),
    onSubmit: ({ slip }) => void confirm.run(slip.trim()),
  })
  const field = text('slip')
  return (
    <form {...form}>
      <TextField
        {...field}
        label={t('Bank slip number')}
        code
        autoComplete="off"
        hint={t("From the bank's receipt. It can be used once.")}
        error={field.error ?? (confirm.error === undefined ? undefined : sayError(confirm.error))}
        required
      />
      <Button type="submit" block loading={confirm.isRunning}>
        {t('The bank has paid')}
      </Button>
    </form>
  )
}
