import '../batches.css'
import '../../../platform/screens/fault.css'
import type { PayoutBatchDetail } from '@kaadi/contract/payout-batches'
import { isPayoutToBeTaken } from '@kaadi/contract/payouts'
import { withdrawalStatus } from '@kaadi/contract/withdrawals'
import { Alert, Button } from '@kaadi/ui'
import { InfoIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { sayError } from '../../../platform/net/say-error.ts'
import type { BatchActs } from '../use-batch.controller.ts'

interface PayBatchProps {
  readonly shown: PayoutBatchDetail
  readonly acts: BatchActs
}

/** An approved batch: a provider sends it by itself; by hand one person takes it and pays by its list. */
export function PayBatch({ shown, acts: { take, saveSheet } }: PayBatchProps) {
  if (!shown.byHand)
    return (
      <Alert tone="wait" icon={<InfoIcon />} title={t('The provider has it.')}>
        {t('What it does not know for sure is asked for, and never sent again before that.')}
      </Alert>
    )
  if (shown.isApprovedByMe)
    return <Alert icon={<InfoIcon />} title={t('You approved it. Another person has to pay it.')} />
  const { items: whole } = shown
  const live = whole.filter(({ leftWhy, secondPerson }) => leftWhy === null && secondPerson === null)
  const free = live.filter(isPayoutToBeTaken)
  const mine = live.filter(
    ({ takenByMe, withdrawal }) => takenByMe && withdrawal.status === withdrawalStatus.sent,
  )
  const error = take.error ?? saveSheet.error
  return (
    <div className="c-batch-ways">
      {free.length > 0 && (
        <Button loading={take.isRunning} onClick={() => void take.run(null)}>
          {t('Take {count, plural, one {# payout} other {# payouts}}', { count: free.length })}
        </Button>
      )}
      {mine.length > 0 && (
        <Button variant="secondary" loading={saveSheet.isRunning} onClick={() => void saveSheet.run(null)}>
          {t('Save the list to pay by (CSV)')}
        </Button>
      )}
      {mine.length > 0 && (
        <p className="k-small k-quiet">
          {t('It has whole account numbers. Each that you see is written down.')}
        </p>
      )}
      {error !== undefined && (
        <b className="c-error" role="alert">
          {sayError(error)}
        </b>
      )}
    </div>
  )
}
