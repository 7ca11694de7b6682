import { type PayoutTrace, traceStatus } from '@kaadi/contract/payout-traces'
import { Alert, Button, Panel } from '@kaadi/ui'
import { FactList } from '@kaadi/ui/desk'
import { FlagIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { useEffect, useRef } from 'react'
import '../../platform/screens/fault.css'
import { Link } from '../../platform/navigation/link.tsx'
import { payoutPath } from '../../platform/navigation/paths.ts'
import { sayError } from '../../platform/net/say-error.ts'
import { deskTime } from '../../platform/time/desk-time.ts'
import { TraceForms } from './trace-forms.view.tsx'
import { netOf, stateOf } from './trace-words.ts'
import './traces.css'
import type { TraceActs } from './use-trace.controller.ts'

export interface TraceCaseProps {
  readonly shown: PayoutTrace
  readonly acts: TraceActs
  readonly now: number
}

/** What was paid to whom, what the seller says, and what can be said to them. */
export function TraceCase({ shown, acts, now }: TraceCaseProps) {
  const pane = useRef<HTMLElement>(null)
  useEffect(() => pane.current?.focus({ preventScroll: true }), [])
  const { withdrawal, provider, words, status } = shown
  return (
    <Panel
      as="section"
      className="c-trace"
      ref={pane}
      tabIndex={-1}
      aria-label={t('{amount} of {seller}', { amount: netOf(shown), seller: shown.sellerName })}
    >
      <Alert tone="plain" icon={<FlagIcon />} title={t('The seller says that it has not come')}>
        {words}
      </Alert>
      <TraceFacts shown={shown} now={now} />
      {provider && status === traceStatus.open && (
        <Button
          variant="secondary"
          loading={acts.ask.isRunning}
          onClick={() => void acts.ask.run(withdrawal.id)}
        >
          {t('Ask the provider now')}
        </Button>
      )}
      {acts.ask.error !== undefined && (
        <b className="c-error" role="alert">
          {sayError(acts.ask.error)}
        </b>
      )}
      {status === traceStatus.open && <TraceForms shown={shown} acts={acts} />}
    </Panel>
  )
}

function TraceFacts({ shown, now }: { readonly shown: PayoutTrace; readonly now: number }) {
  const { withdrawal, answer, proof, answeredBy, endTime } = shown
  return (
    <FactList
      facts={[
        { label: t('Paid'), value: <Link to={payoutPath(withdrawal.id)}>{netOf(shown)}</Link> },
        { label: t('Account'), value: `${withdrawal.bankName} ••${withdrawal.accountEnding}` },
        { label: t('Account name'), value: withdrawal.accountName },
        { label: t('Reference'), value: withdrawal.providerReference },
        ...(withdrawal.bankSlipNumber
          ? [
              {
                label: withdrawal.kind === 'network' ? t('Transaction') : t('Proof of the payment'),
                value: withdrawal.bankSlipNumber,
              },
            ]
          : []),
        { label: t('Paid at'), value: deskTime(withdrawal.updateTime) },
        { label: t('State'), value: stateOf(shown, now) },
        { label: t('Told at'), value: deskTime(shown.createTime) },
        { label: t('Answer by'), value: deskTime(shown.dueTime) },
        ...(answer === null
          ? []
          : [
              { label: t('Answer'), value: answer },
              { label: t('The bank finds it by'), value: proof ?? '' },
            ]),
        ...(endTime
          ? [{ label: t('Ended'), value: [answeredBy, deskTime(endTime)].filter(Boolean).join(' · ') }]
          : []),
      ]}
    />
  )
}
