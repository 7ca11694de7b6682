import type { PayoutBatchDetail } from '@kaadi/contract/payout-batches'
import { Alert, Button } from '@kaadi/ui'
import { UsersIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { useState } from 'react'
import { Sign } from '../../../platform/credentials/sign.view.tsx'
import { ReasonDialog } from '../../../platform/forms/reason-dialog.tsx'
import { moneyOf, railWords } from '../batch-words.ts'
import type { BatchActs } from '../use-batch.controller.ts'

interface SignBatchProps {
  readonly shown: PayoutBatchDetail
  readonly acts: BatchActs
}

/** A batch before its second person: they sign its number, list, sum and maker; its maker waits. Either may give it up. */
export function SignBatch({ shown, acts }: SignBatchProps) {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Alert tone="todo" icon={<UsersIcon />} title={t('Two people send a batch')}>
        {shown.isOwn
          ? t('You built it. Another person has to approve it; until then its sellers can cancel.')
          : t('{name} built it. Look through the list, then approve exactly that.', { name: shown.madeBy })}
      </Alert>
      {!shown.isOwn && (
        <Sign
          challenge={acts.challenge}
          fingerprint={shown.fingerprint}
          statement={t(
            'You approve batch {batch}, list {list}: {count, plural, one {# payout} other {# payouts}} of {amount} together, built by {name}. Way: {way}.',
            {
              batch: shown.batchId,
              list: shown.fingerprint.slice(0, 16),
              count: shown.count,
              amount: moneyOf(shown.amount, shown.currencyId),
              name: shown.madeBy,
              way: railWords(shown.provider),
            },
          )}
          submit={t('Approve and send')}
          action={acts.approve}
        />
      )}
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
