import { t } from '@kaadi/words'
import { MarkedPhotos } from '../../platform/screens/marked-photos.tsx'
import '@kaadi/ui/css/radio-group.css'
import '../../platform/screens/fault.css'
import './verifications.css'
import type { ReviewCase } from '@kaadi/contract/verification-reviews'
import {
  type VerificationReasonName,
  verificationReasonNames,
  verificationReasons,
} from '@kaadi/contract/verifications'
import { Alert, Panel, RadioGroup, Tag } from '@kaadi/ui'
import { DecisionBar, FactList, KeyMark, useShortcuts } from '@kaadi/ui/desk'
import { CircleAlertIcon } from '@kaadi/ui/icons'
import { useEffect, useRef, useState } from 'react'
import { sayError } from '../../platform/net/say-error.ts'
import { deskTime } from '../../platform/time/desk-time.ts'
import type { DecideCase } from './use-case.controller.ts'
import { documentNames, photoNames, reasonNames, stateNames } from './verification-words.ts'

interface CaseViewProps {
  readonly shown: ReviewCase
  readonly decide: DecideCase
}

/** Letters of the reasons, in their order. */
const reasonKeys = ['q', 'w', 'e', 's'] as const

/** Who somebody says they are, what shows it, and the decision. */
export function CaseView({ shown, decide }: CaseViewProps) {
  const pane = useRef<HTMLElement>(null)
  // A case that opens has the focus in it: its keys act, and a screen reader says whose it is.
  useEffect(() => pane.current?.focus({ preventScroll: true }), [])
  const { flags, photos, status } = shown
  return (
    <Panel
      as="section"
      className="c-case"
      ref={pane}
      tabIndex={-1}
      aria-label={t('Verification of {name}', { name: shown.sellerName })}
    >
      {flags.map(({ kind }) => (
        <Alert
          key={kind}
          tone="todo"
          icon={<CircleAlertIcon />}
          title={
            kind === 'numberOfAnother'
              ? t('Another account uses this number')
              : t('Another account sent one of these photos')
          }
        />
      ))}
      {photos.length > 0 && (
        <MarkedPhotos
          images={photos.map(({ kind, url }) => ({ id: kind, src: url, label: t(photoNames[kind]) }))}
        />
      )}
      <CaseFacts shown={shown} />
      {status === 'waiting' ? (
        <Decision shown={shown} decide={decide} />
      ) : (
        <p role="status">
          <Tag tone={status === 'accepted' ? 'ok' : 'bad'}>{t(stateNames[status])}</Tag>{' '}
          {shown.reason && t(reasonNames[shown.reason])}
        </p>
      )}
    </Panel>
  )
}

function CaseFacts({ shown: { person, seller, ...row } }: Pick<CaseViewProps, 'shown'>) {
  return (
    <FactList
      facts={[
        { label: t('Seller'), value: row.sellerName },
        { label: t('Level asked for'), value: row.level },
        { label: t('Document'), value: t(documentNames[row.documentKind]) },
        ...(person
          ? [
              { label: t('Name'), value: `${person.firstName} ${person.lastName}` },
              { label: t('Date of birth'), value: person.birthDate },
              {
                label: t('Number'),
                value: `${person.number} (${t(documentNames[person.numberKind])})`,
              },
            ]
          : [{ label: t('Name'), value: t('The account was deleted.') }]),
        { label: t('Sent'), value: deskTime(row.createTime) },
        { label: t('Seller since'), value: deskTime(seller.memberSince) },
        { label: t('Refused before'), value: seller.refusedBefore },
        ...(row.decideTime
          ? [{ label: t('Decided'), value: `${deskTime(row.decideTime)} · ${row.decidedBy ?? ''}` }]
          : []),
      ]}
    />
  )
}

function Decision({ shown: { level }, decide }: CaseViewProps) {
  const [reason, setReason] = useState<VerificationReasonName>()
  const [pressed, setPressed] = useState<string | null>(null)
  const reasons = verificationReasonNames.filter((name) => verificationReasons[name].levels.includes(level))
  useShortcuts(
    Object.fromEntries(reasons.map((name, at) => [reasonKeys[at]!, () => setReason(name)])),
    !decide.isRunning,
  )
  return (
    <>
      <RadioGroup
        label={t('Reason to refuse')}
        name="reason"
        value={reason}
        onValueChange={(value) => setReason(value)}
        options={reasons.map((name, at) => ({
          value: name,
          label: (
            <>
              {t(reasonNames[name])} <KeyMark of={reasonKeys[at]} />
            </>
          ),
          detail: `${verificationReasons[name].text} ${verificationReasons[name].nextStep}`,
        }))}
      />
      <DecisionBar
        decisions={[
          {
            id: 'refuse',
            label: t('Refuse'),
            variant: 'danger',
            shortcut: 'x',
            disabled: reason === undefined,
          },
          { id: 'accept', label: t('Accept'), shortcut: 'a', variant: 'primary' },
        ]}
        onDecide={(id) => {
          setPressed(id)
          void decide.run(id === 'accept' || !reason ? { verdict: 'accept' } : { verdict: 'refuse', reason })
        }}
        pending={decide.isRunning ? pressed : null}
        summary={
          decide.error === undefined ? (
            reason ? null : (
              t('Choose a reason to refuse.')
            )
          ) : (
            <b className="c-error" role="alert">
              {sayError(decide.error)}
            </b>
          )
        }
      />
    </>
  )
}
