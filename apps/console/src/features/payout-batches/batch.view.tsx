import type { PayoutBatchDetail } from '@kaadi/contract/payout-batches'
import { Alert, Panel, Tag } from '@kaadi/ui'
import { FactList } from '@kaadi/ui/desk'
import { CircleCheckIcon, InfoIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { useEffect, useRef } from 'react'
import { deskTime } from '../../platform/time/desk-time.ts'
import './batches.css'
import { BatchItems } from './batch-items.view.tsx'
import { batchName, moneyOf, railWords, stateTone, stateWords } from './batch-words.ts'
import { PayBatch } from './paying/pay-batch.view.tsx'
import { SignBatch } from './paying/sign-batch.view.tsx'
import type { BatchActs } from './use-batch.controller.ts'

export interface BatchViewProps {
  readonly shown: PayoutBatchDetail
  readonly acts: BatchActs
}

/** One batch: what it comes to, who answers for it, what can be done now, and each payout. */
export function BatchView({ shown, acts }: BatchViewProps) {
  const pane = useRef<HTMLElement>(null)
  useEffect(() => pane.current?.focus({ preventScroll: true }), [])
  return (
    <Panel as="section" className="c-batch" ref={pane} tabIndex={-1} aria-label={batchName(shown)}>
      <header>
        <h2>{batchName(shown)}</h2>
        <Tag tone={stateTone(shown)}>{stateWords(shown)}</Tag>
      </header>
      <Facts shown={shown} />
      {shown.state === 'emptied' && (
        <Alert icon={<InfoIcon />} title={t('Every payout of it fell out')}>
          {t('Nothing is sent, and nobody has to do anything. What still waits can be in a new batch.')}
        </Alert>
      )}
      {goesOn(shown) && (
        <Alert icon={<InfoIcon />} title={t('{left} of {count} fell out. The rest goes on.', shown)} />
      )}
      {shown.state === 'waiting' && <SignBatch shown={shown} acts={acts} />}
      {shown.state === 'sending' && <PayBatch shown={shown} acts={acts} />}
      {shown.state === 'done' && (
        <Alert tone="ok" icon={<CircleCheckIcon />} title={t('Every payout of it has ended.')} />
      )}
      <BatchItems shown={shown} confirm={acts.confirm} />
    </Panel>
  )
}

/** Something fell out, and the rest is still on its way. */
const goesOn = ({ left, state }: PayoutBatchDetail): boolean =>
  left > 0 && state !== 'dropped' && state !== 'emptied'

const sumOf = (amount: string, count: number, { currencyId }: PayoutBatchDetail): string =>
  t('{amount} in {count, plural, one {# payout} other {# payouts}}', {
    amount: moneyOf(amount, currencyId),
    count,
  })

function Facts({ shown }: { readonly shown: PayoutBatchDetail }) {
  const { approvedBy, approveTime, droppedBy, dropReason } = shown
  return (
    <FactList
      facts={[
        { label: t('Sum that is signed'), value: sumOf(shown.amount, shown.count, shown) },
        ...(goesOn(shown)
          ? [{ label: t('Going out'), value: sumOf(shown.goingAmount, shown.count - shown.left, shown) }]
          : []),
        { label: t('Way'), value: railWords(shown.provider) },
        {
          label: t('Batch'),
          value: (
            <>
              {shown.batchId} · <code>{shown.fingerprint.slice(0, 16)}</code>
            </>
          ),
        },
        { label: t('Built by'), value: `${shown.madeBy} · ${deskTime(shown.createTime)}` },
        ...(approvedBy
          ? [{ label: t('Approved by'), value: `${approvedBy} · ${deskTime(approveTime!)}` }]
          : []),
        ...(droppedBy ? [{ label: t('Given up by'), value: `${droppedBy}: ${dropReason}` }] : []),
        {
          label: t('How it stands'),
          value: t('{paid} paid, {open} open, {notPaid} not paid, {left} fell out', shown),
        },
      ]}
    />
  )
}
