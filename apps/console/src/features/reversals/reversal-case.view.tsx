import { type Reversal, reversalStatus } from '@kaadi/contract/reversals'
import { Alert, Panel } from '@kaadi/ui'
import { DecisionBar, FactList } from '@kaadi/ui/desk'
import { FlagIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { useEffect, useRef, useState } from 'react'
import { MarkedPhotos } from '../../platform/screens/marked-photos.tsx'
import '../../platform/screens/fault.css'
import { InLedger } from '../../platform/navigation/in-ledger.tsx'
import { Link } from '../../platform/navigation/link.tsx'
import { orderPath } from '../../platform/navigation/paths.ts'
import { sayError } from '../../platform/net/say-error.ts'
import { deskTime } from '../../platform/time/desk-time.ts'
import { amountOf, stateOf } from './reversal-words.ts'
import './reversals.css'
import type { Decision } from './use-decision.controller.ts'

export interface ReversalCaseProps {
  readonly shown: Reversal
  readonly decide: Decision
}

/** What the seller will read, what shows it, who asked, and the decision of somebody else. */
export function ReversalCase({ shown, decide }: ReversalCaseProps) {
  const pane = useRef<HTMLElement>(null)
  useEffect(() => pane.current?.focus({ preventScroll: true }), [])
  const [pressed, setPressed] = useState<string | null>(null)
  const { status, askedByMe, reversalId, evidence } = shown
  const paid = amountOf(shown.order.settledAmount ?? shown.order.payout, shown)
  return (
    <Panel
      as="section"
      className="c-reversal"
      ref={pane}
      tabIndex={-1}
      aria-label={t('Reversal of {number}', { number: shown.order.tradeNumber })}
    >
      <Alert tone="plain" icon={<FlagIcon />} title={t('The seller reads')}>
        {shown.words}
      </Alert>
      <ReversalFacts shown={shown} paid={paid} />
      <MarkedPhotos
        images={evidence.map(({ uploadId, url, note }) => ({ id: uploadId, src: url, label: note }))}
      />
      <InLedger by="order" id={shown.order.giftOrderId} />
      {status === reversalStatus.asked && (
        <DecisionBar
          decisions={[
            { id: 'decline', label: t('Decline'), variant: 'secondary', shortcut: 'x' },
            {
              id: 'agree',
              label: t('Agree: take {amount} back', { amount: paid }),
              variant: 'danger',
              shortcut: 'a',
            },
          ]}
          onDecide={(id) => {
            setPressed(id)
            void decide.run({ reversalId, agree: id === 'agree' })
          }}
          pending={decide.isRunning ? pressed : null}
          blocked={askedByMe ? t('You asked for this: another operator agrees or declines.') : undefined}
          summary={
            decide.error === undefined ? (
              t('What the wallet does not have is owed: the next credits pay it back.')
            ) : (
              <b className="c-error" role="alert">
                {sayError(decide.error)}
              </b>
            )
          }
        />
      )}
    </Panel>
  )
}

function ReversalFacts({ shown, paid }: { readonly shown: Reversal; readonly paid: string }) {
  const { order, decideTime, owed, status } = shown
  return (
    <FactList
      facts={[
        { label: t('Trade'), value: <Link to={orderPath(order.giftOrderId)}>{order.tradeNumber}</Link> },
        { label: t('Seller'), value: shown.sellerName },
        { label: t('Paid'), value: paid },
        { label: t('State'), value: stateOf(shown) },
        { label: t('Asked by'), value: `${shown.askedBy} · ${deskTime(shown.createTime)}` },
        ...(decideTime
          ? [
              {
                label: status === reversalStatus.done ? t('Agreed by') : t('Declined by'),
                value: `${shown.decidedBy ?? ''} · ${deskTime(decideTime)}`,
              },
            ]
          : []),
        ...(owed === null ? [] : [{ label: t('Owed by the seller'), value: amountOf(owed, shown) }]),
      ]}
    />
  )
}
