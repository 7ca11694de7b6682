import '../batches.css'
import type { PayoutBatchDetail } from '@kaadi/contract/payout-batches'
import { useForm } from '@kaadi/react'
import { Alert, Button } from '@kaadi/ui'
import { UsersIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { useState } from 'react'
import { AppCodeField } from '../../../platform/forms/app-code-field.tsx'
import { ReasonDialog } from '../../../platform/forms/reason-dialog.tsx'
import { moneyOf, railWords } from '../batch-words.ts'
import type { BatchActs } from '../use-batch.controller.ts'

interface SignBatchProps {
  readonly shown: PayoutBatchDetail
  readonly acts: BatchActs
}

/** A batch before its second person: they sign the list and the sum; its maker waits. Either may give it up. */
export function SignBatch({ shown, acts }: SignBatchProps) {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Alert tone="todo" icon={<UsersIcon />} title={t('Two people send a batch')}>
        {shown.isOwn
          ? t('You built it. Another person has to approve it; until then its sellers can cancel.')
          : t('{name} built it. Look through the list, then approve exactly that.', { name: shown.madeBy })}
      </Alert>
      {!shown.isOwn && <Sign shown={shown} approve={acts.approve} />}
      <Button variant="ghost" onClick={() => setAsked(true)}>
        {t('Give it up')}
      </Button>
      {isAsked && (
        <ReasonDialog
          title={t('Give up this batch?')}
          hint={t('Operators read it. Its payouts wait by themselves again.')}
          confirmLabel={t('Give it up')}
          variant="danger"
          isRunning={acts.drop.isRunning}
          error={acts.drop.error}
          onConfirm={({ reason }) => void acts.drop.run(reason).then((done) => done && setAsked(false))}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}

function Sign({ shown, approve }: { readonly shown: PayoutBatchDetail } & Pick<BatchActs, 'approve'>) {
  const { form, text } = useForm({
    initial: { code: '' },
    check: ({ code }) => ({
      code: /^\d{6}$/.test(code.trim()) ? undefined : t('Enter the 6 digits of your app.'),
    }),
    onSubmit: ({ code }) => void approve.run({ fingerprint: shown.fingerprint, code: code.trim() }),
  })
  return (
    <form {...form} className="c-batch-form">
      <p className="k-small">
        {t(
          'You approve {count, plural, one {# payout} other {# payouts}} of {amount} together. Way: {way}.',
          {
            count: shown.count,
            amount: moneyOf(shown.amount, shown.currencyId),
            way: railWords(shown.provider),
          },
        )}
      </p>
      <AppCodeField {...text('code')} refusal={approve.error} />
      <Button type="submit" block loading={approve.isRunning}>
        {t('Approve and send')}
      </Button>
    </form>
  )
}
