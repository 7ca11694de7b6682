import { type PayoutTrace, traceAnswerMin } from '@kaadi/contract/payout-traces'
import type { PayoutDetail } from '@kaadi/contract/payouts'
import { withdrawalStatus } from '@kaadi/contract/withdrawals'
import { useForm } from '@kaadi/react'
import { Alert, Button, TextArea, TextField } from '@kaadi/ui'
import { UsersIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { useState } from 'react'
import '../../platform/screens/fault.css'
import { ReturnForm } from '../../platform/forms/return-form.tsx'
import { Link } from '../../platform/navigation/link.tsx'
import { payoutPath } from '../../platform/navigation/paths.ts'
import { sayError } from '../../platform/net/say-error.ts'
import './traces.css'
import type { TraceActs } from './use-trace.controller.ts'

interface FormsProps {
  readonly shown: PayoutTrace
  readonly acts: TraceActs
}

/** One of two ends: the bank has it, or it came back. What a provider paid it takes back itself. */
export function TraceForms({ shown, acts }: FormsProps) {
  const [isBack, setBack] = useState(false)
  if (isBack) return <BackForm shown={shown} acts={acts} onBack={() => setBack(false)} />
  return (
    <>
      <AnswerForm shown={shown} acts={acts} />
      {shown.provider !== null ? (
        <p>{t('If the provider took it back, asking it credits the seller again.')}</p>
      ) : shown.paidByMe ? (
        // They can only be refused.
        <Alert
          icon={<UsersIcon />}
          title={t('You paid or released this payout, so another person has to say that it came back.')}
        />
      ) : (
        <Button variant="ghost" block onClick={() => setBack(true)}>
          {t('The money came back')}
        </Button>
      )}
    </>
  )
}

function AnswerForm({ shown: { traceId }, acts: { answer } }: FormsProps) {
  const { form, text } = useForm({
    initial: { proof: '', answer: '' },
    check: (said) => ({
      proof: said.proof.trim().length < 4 ? t('Type it as the bank has it.') : undefined,
      answer:
        said.answer.trim().length < traceAnswerMin
          ? t('Tell the seller in a sentence what the bank says.')
          : undefined,
    }),
    onSubmit: (said) => void answer.run({ traceId, proof: said.proof.trim(), answer: said.answer.trim() }),
  })
  return (
    <form {...form} className="c-trace-form">
      <TextField
        {...text('proof')}
        label={t('Session id or reference at the bank')}
        hint={t('The seller gives it to their bank, which finds the payment by it.')}
        maxLength={100}
        autoComplete="off"
        required
      />
      <TextArea {...text('answer')} label={t('What the seller reads')} maxLength={500} rows={3} required />
      {answer.error !== undefined && (
        <b className="c-error" role="alert">
          {sayError(answer.error)}
        </b>
      )}
      <Button type="submit" block loading={answer.isRunning}>
        {t('Send the answer')}
      </Button>
    </form>
  )
}

function BackForm({
  shown: { withdrawal },
  acts: { giveBack },
  onBack,
}: FormsProps & { readonly onBack: () => void }) {
  const [proposed, setProposed] = useState<PayoutDetail>()
  if (proposed?.returned)
    return (
      <Alert tone="todo" icon={<UsersIcon />} title={t('Another person has to confirm it')}>
        <Link to={payoutPath(withdrawal.id)}>{t('It is over the limit: nothing is credited before.')}</Link>
      </Alert>
    )
  return (
    <div className="c-trace-form">
      <ReturnForm
        kind={withdrawal.kind}
        hint={t('The seller reads it. The amount is credited again with its fee, and this report ends.')}
        submit={t('Credit it again')}
        action={{
          ...giveBack,
          run: async (fields) => {
            const payout = await giveBack.run({ id: withdrawal.id, ...fields })
            if (payout?.withdrawal.status === withdrawalStatus.paid) setProposed(payout)
            return payout
          },
        }}
        onBack={onBack}
      />
    </div>
  )
}
