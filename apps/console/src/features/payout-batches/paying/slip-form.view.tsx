import '../batches.css'
import type { BatchedPayout } from '@kaadi/contract/payout-batches'
import { bankSlipPattern, hasTransactionHashForm } from '@kaadi/contract/payouts'
import { useAction, useForm } from '@kaadi/react'
import { Button, TextField } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { sayError } from '../../../platform/net/say-error.ts'
import { moneyOf } from '../batch-words.ts'
import type { BatchActs } from '../use-batch.controller.ts'

const slipNumber = new RegExp(`^(?:${bankSlipPattern})$`)

/** One payout of a batch by hand, with the proof that it was paid. Each has its own fault. */
export function SlipForm({
  item,
  confirm,
}: {
  readonly item: BatchedPayout
  readonly confirm: BatchActs['confirm']
}) {
  const { withdrawal } = item
  const isNetwork = withdrawal.kind === 'network'
  const sent = useAction((proof: string, intent) => confirm(withdrawal.id, proof, intent))
  const { form, text } = useForm({
    initial: { proof: '' },
    check: ({ proof }) => ({
      proof: (isNetwork ? hasTransactionHashForm(proof) : slipNumber.test(proof.trim()))
        ? undefined
        : isNetwork
          ? t('Paste the whole hash: 64 letters and digits, with 0x before them or without.')
          : t('Enter the number on the slip: 6 to 40 letters and digits, with its dashes and slashes.'),
    }),
    onSubmit: ({ proof }) => void sent.run(proof.trim()),
  })
  const field = text('proof')
  return (
    <form {...form} className="c-batch-form">
      <TextField
        {...field}
        label={t('{proof} for {amount} to {name} ••{ending}', {
          proof: isNetwork ? t('Hash of the transaction') : t('Bank slip number'),
          amount: moneyOf(withdrawal.net, withdrawal.currencyId),
          name: withdrawal.accountName,
          ending: withdrawal.accountEnding,
        })}
        code
        autoComplete="off"
        error={field.error ?? (sent.error === undefined ? undefined : sayError(sent.error))}
        required
      />
      <Button type="submit" size="small" variant="secondary" loading={sent.isRunning}>
        {t('Paid')}
      </Button>
    </form>
  )
}
