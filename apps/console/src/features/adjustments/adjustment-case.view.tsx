import '../../platform/screens/fault.css'
import './adjustments.css'
import { type Adjustment, adjustmentStatus } from '@kaadi/contract/adjustments'
import { Alert, Button, Panel } from '@kaadi/ui'
import { FactList, ImageCompare } from '@kaadi/ui/desk'
import { FlagIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { useEffect, useRef } from 'react'
import { accountIn, reasonWords } from '../../platform/content/account-names.ts'
import { Sign } from '../../platform/credentials/sign.view.tsx'
import { InLedger } from '../../platform/navigation/in-ledger.tsx'
import { Link } from '../../platform/navigation/link.tsx'
import { adjustmentPath } from '../../platform/navigation/paths.ts'
import { sayError } from '../../platform/net/say-error.ts'
import { deskTime } from '../../platform/time/desk-time.ts'
import { amountIn, directionWords, stateOf } from './adjustment-words.ts'
import { AskAdjustment } from './ask-adjustment.tsx'
import type { OneAdjustment } from './use-adjustments.controller.ts'

type AdjustmentCaseProps = Pick<OneAdjustment, 'challenge' | 'confirm' | 'decline'> & {
  readonly shown: Adjustment
}

/** What moves and why, what shows it, who asked, and the decision of somebody else. */
export function AdjustmentCase({ shown, challenge, confirm, decline }: AdjustmentCaseProps) {
  const pane = useRef<HTMLElement>(null)
  useEffect(() => pane.current?.focus({ preventScroll: true }), [])
  const { status, askedByMe, account, evidence } = shown
  const isWaiting = status === adjustmentStatus.asked
  return (
    <Panel
      as="section"
      className="c-adjustment"
      ref={pane}
      tabIndex={-1}
      aria-label={t('Adjustment of {account}', { account: accountIn(account) })}
    >
      <Alert
        tone="plain"
        icon={<FlagIcon />}
        title={account.seller ? t('The seller reads') : t('Why it is asked for')}
      >
        {shown.words}
      </Alert>
      <Facts shown={shown} />
      <ImageCompare images={[{ id: evidence.uploadId, src: evidence.url, label: t('Evidence') }]} />
      {isWaiting && !askedByMe && (
        <Sign
          challenge={challenge}
          fingerprint={shown.fingerprint}
          statement={statementOf(shown)}
          submit={t('Confirm the adjustment')}
          action={confirm}
        />
      )}
      {isWaiting && askedByMe && (
        <p>{t('You asked for this: another treasurer or an admin has to confirm it.')}</p>
      )}
      {isWaiting && (
        <Button variant="secondary" loading={decline.isRunning} onClick={() => void decline.run(null)}>
          {askedByMe ? t('Take it back') : t('Decline')}
        </Button>
      )}
      {decline.error !== undefined && (
        <b className="c-error" role="alert">
          {sayError(decline.error)}
        </b>
      )}
      {status === adjustmentStatus.done && <Done shown={shown} />}
    </Panel>
  )
}

const statementOf = (shown: Adjustment): string =>
  [
    t('You sign exactly this: {amount}, {direction}, {account}. {reason}: {words} Asked for by {name}.', {
      amount: amountIn(shown.amount, shown),
      direction: t(directionWords[shown.direction]),
      account: accountIn(shown.account),
      reason: t(reasonWords[shown.reason]),
      words: shown.words,
      name: shown.askedBy,
    }),
    ...(shown.account.seller && shown.direction === 'out'
      ? [t('What the wallet does not have is owed: the next credits pay it back.')]
      : []),
  ].join(' ')

function Facts({ shown }: { readonly shown: Adjustment }) {
  const { account, decideTime, decidedBy, owed, status } = shown
  return (
    <FactList
      facts={[
        { label: t('Account'), value: accountIn(account) },
        { label: t('Amount'), value: amountIn(shown.amount, shown) },
        { label: t('Which way'), value: t(directionWords[shown.direction]) },
        { label: t('Reason'), value: t(reasonWords[shown.reason]) },
        { label: t('State'), value: stateOf(shown) },
        { label: t('Asked by'), value: `${shown.askedBy} · ${deskTime(shown.createTime)}` },
        ...(decideTime
          ? [
              {
                label: status === adjustmentStatus.done ? t('Confirmed by') : t('Declined by'),
                value: `${decidedBy ?? ''} · ${deskTime(decideTime)}`,
              },
            ]
          : []),
        ...(owed !== null && /[1-9]/.test(owed) && account.seller
          ? [{ label: t('Owed by the seller'), value: amountIn(owed, shown) }]
          : []),
        ...(shown.undoes
          ? [
              {
                label: t('Undoes'),
                value: <Link to={adjustmentPath(shown.undoes)}>{t('another adjustment')}</Link>,
              },
            ]
          : []),
        { label: t('Fingerprint'), value: <code>{shown.fingerprint.slice(0, 16)}</code> },
      ]}
    />
  )
}

function Done({ shown }: { readonly shown: Adjustment }) {
  const { undoneBy, undoes, adjustmentId } = shown
  return (
    <div className="c-adjustment-ways">
      <InLedger by="adjustment" id={adjustmentId} />
      {undoneBy !== null && (
        <Link to={adjustmentPath(undoneBy)}>{t('Somebody undoes it, or has undone it')}</Link>
      )}
      {undoneBy === null && undoes === null && <AskAdjustment account={shown.account} undoes={shown} />}
    </div>
  )
}
