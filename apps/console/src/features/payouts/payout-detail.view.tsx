import type { Payout } from '@kaadi/contract/payouts'
import { isWithdrawalOpen, withdrawalStatus } from '@kaadi/contract/withdrawals'
import { describeError } from '@kaadi/core/errors'
import { Button, IconButton, Money, Panel, TextField, WithdrawalStatusTag } from '@kaadi/ui'
import { FactList } from '@kaadi/ui/desk'
import { type FormEvent, useState } from 'react'
import { deskTime, walletCurrency } from '../../platform/words.ts'
import type { PayoutsViewProps } from './payouts-props.ts'

interface PayoutDetailProps extends PayoutsViewProps {
  readonly payout: Payout
}

const Copied = ({ text, label }: { text: string; label: string }) => {
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard
      .writeText(text)
      .then(() => setCopied(true))
      // Where the browser does not let the page, the figure can still be marked by hand.
      .catch(() => undefined)
  return (
    <span className="c-copied">
      <span className="k-code">{text}</span>
      <IconButton
        size="small"
        icon={copied ? 'check' : 'copy'}
        label={copied ? 'Copied' : label}
        onClick={() => void copy()}
      />
    </span>
  )
}

/** One payout: whom to pay what, then the proof that it was paid. */
export function PayoutDetail({ payout, start, confirm, fail }: PayoutDetailProps) {
  const { withdrawal } = payout
  const currency = walletCurrency(withdrawal.currencyId)
  const isWaiting = isWithdrawalOpen(withdrawal.status) && withdrawal.status < withdrawalStatus.sent
  const isSent = isWithdrawalOpen(withdrawal.status) && !isWaiting
  return (
    <Panel as="section" className="c-payout" aria-label="Payout">
      <header>
        <h2>
          <Money amount={withdrawal.net} currency={currency} size={28} />
        </h2>
        <WithdrawalStatusTag status={withdrawal.status} />
      </header>
      <FactList
        facts={[
          { label: 'Bank', value: withdrawal.bankName },
          {
            label: 'Account number',
            value: <Copied text={payout.accountNumber} label="Copy account number" />,
          },
          { label: 'Account name', value: withdrawal.accountName },
          {
            label: 'Reference',
            value: <Copied text={withdrawal.providerReference} label="Copy reference" />,
          },
          { label: 'Seller', value: payout.sellerName },
          { label: 'Asked for', value: <Money amount={withdrawal.amount} currency={currency} /> },
          { label: 'Fee', value: <Money amount={withdrawal.fee} currency={currency} /> },
          { label: 'Asked at', value: deskTime(withdrawal.createTime) },
          ...(withdrawal.bankSlipNumber ? [{ label: 'Bank slip', value: withdrawal.bankSlipNumber }] : []),
          ...(withdrawal.reason ? [{ label: 'Reason', value: withdrawal.reason }] : []),
        ]}
      />
      {isWaiting && (
        <>
          <p className="k-small k-quiet">From here on the seller can no longer cancel.</p>
          <Button block busy={start.isRunning} onClick={() => void start.run(null)}>
            Start this payout
          </Button>
          {start.error !== undefined && (
            <p className="c-error" role="alert">
              {describeError(start.error)}
            </p>
          )}
        </>
      )}
      {isSent && <PayoutProof confirm={confirm} fail={fail} />}
    </Panel>
  )
}

const given = (event: FormEvent<HTMLFormElement>, name: string): string => {
  event.preventDefault()
  return String(new FormData(event.currentTarget).get(name) ?? '').trim()
}
const wordsOf = (error: unknown) => (error === undefined ? undefined : describeError(error))

function PayoutProof({ confirm, fail }: Pick<PayoutDetailProps, 'confirm' | 'fail'>) {
  const [isFailing, setFailing] = useState(false)
  if (isFailing) {
    return (
      <form onSubmit={(event) => void fail.run(given(event, 'reason'))}>
        <TextField
          label="Why the bank refused"
          name="reason"
          minLength={3}
          maxLength={200}
          hint="The seller reads this. The whole amount comes back, its fee too."
          error={wordsOf(fail.error)}
          required
        />
        <Button type="submit" variant="danger" block busy={fail.isRunning}>
          Return the money
        </Button>
        <Button variant="plain" block onClick={() => setFailing(false)}>
          Back
        </Button>
      </form>
    )
  }
  return (
    <form onSubmit={(event) => void confirm.run(given(event, 'slip'))}>
      <TextField
        label="Bank slip number"
        name="slip"
        code
        pattern="[A-Za-z0-9/\-]{6,40}"
        title="6 to 40 letters, digits, slashes or dashes"
        autoComplete="off"
        hint="From the bank's receipt. It can be used once."
        error={wordsOf(confirm.error)}
        required
      />
      <Button type="submit" block busy={confirm.isRunning}>
        The bank has paid
      </Button>
      <Button variant="plain" block onClick={() => setFailing(true)}>
        The bank refused
      </Button>
    </form>
  )
}
