'use client'

import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { Avatar } from '../../primitives/avatar/avatar.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { classNames } from '../../primitives/class-names.ts'
import { FieldError } from '../../primitives/field/field-error.tsx'
import { CheckIcon } from '../../primitives/icon/generated/check-icon.ts'
import { CircleCheckIcon } from '../../primitives/icon/generated/circle-check-icon.ts'
import { CircleXIcon } from '../../primitives/icon/generated/circle-x-icon.ts'
import { FingerprintIcon } from '../../primitives/icon/generated/fingerprint-icon.ts'
import { HourglassIcon } from '../../primitives/icon/generated/hourglass-icon.ts'
import { LongFigure } from '../../primitives/money/long-figure.tsx'
import { Tag } from '../../primitives/tag/tag.tsx'
import { type Fact, FactList } from '../review-pane/fact-list.tsx'
import { useDeskWords } from '../words/desk-words-provider.tsx'

/** `own` was asked for by this operator, who cannot approve it; `blocked` says why somebody else has to. */
export type ApprovalState =
  | { state: 'open' }
  | { state: 'own' }
  | { state: 'blocked'; why: ReactNode }
  | { state: 'signing' }
  | { state: 'approved' | 'refused'; by: string; at: string; reason?: string | undefined }
  | { state: 'expired'; at?: string | undefined }

export interface ApprovalGiven {
  name: string
  /** As the eye reads it: "2:02 pm". */
  at: string
}

export interface ApprovalRowProps extends Omit<ComponentPropsWithRef<'article'>, 'title' | 'children'> {
  /** What happens if it is approved: "Pay out 12 withdrawals". */
  title: ReactNode
  /** Of what kind it is: "Payout", "Rate", "Reversal". */
  kind: string
  askedBy: string
  askedAt: string
  /** What is signed, in words: each fact stands in the signed text too. */
  facts: readonly Fact[]
  /** The text that the signature is made over, to the letter. */
  signedText: string
  /** Short form of its hash, the same that the passkey's window and the audit log show. */
  fingerprint: string
  approval: ApprovalState
  /** Who has approved already, and how many have to. */
  given?: readonly ApprovalGiven[] | undefined
  needed?: number | undefined
  /** Left out where it is signed elsewhere. */
  onApprove?: (() => void) | undefined
  onRefuse?: (() => void) | undefined
  /** Why the last attempt did not go through. Nothing was signed. */
  error?: ReactNode
  /** What changes: a `BeforeAfter`. */
  change?: ReactNode
}

/**
 * Something that a second person has to confirm: who asks, what happens, and the exact facts that are signed, in words
 * and to the letter. Nothing that counts is behind a fold but the text itself.
 */
export function ApprovalRow({
  title,
  kind,
  askedBy,
  askedAt,
  facts,
  signedText,
  fingerprint,
  approval,
  given = [],
  needed = 1,
  onApprove,
  onRefuse,
  error,
  change,
  className,
  ...rest
}: ApprovalRowProps) {
  const words = useDeskWords().approval
  const id = useId()
  const isOpen = approval.state === 'open' || approval.state === 'signing'
  return (
    <article
      {...rest}
      aria-labelledby={`${id}title`}
      className={classNames('k-approval', className)}
      data-state={approval.state}
    >
      <header className="k-approval-head">
        <Avatar name={askedBy} decorative size="small" />
        <div className="k-approval-words">
          <h3 id={`${id}title`}>{title}</h3>
          <p className="k-quiet">
            {words.askedBy(askedBy)}, {askedAt}
          </p>
        </div>
        <span className="k-approval-tags">
          <Tag>{kind}</Tag>
          {needed > 1 && (
            <Tag tone={given.length >= needed ? 'ok' : 'wait'}>{words.given(given.length, needed)}</Tag>
          )}
        </span>
      </header>
      {change}
      <section className="k-approval-signed" aria-label={words.signs}>
        <h4>{words.signs}</h4>
        <FactList facts={facts} />
        <details>
          <summary>{words.signedText}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long line scrolls, and has to be reached by keyboard */}
          <pre className="k-code" tabIndex={0}>
            <LongFigure figure={signedText} after=",:" />
          </pre>
        </details>
        <p className="k-approval-fingerprint">
          {words.fingerprint} <code className="k-code">{fingerprint}</code>
        </p>
      </section>
      {given.length > 0 && (
        <ul className="k-approval-given">
          {given.map(({ name, at }) => (
            <li key={name}>
              <CheckIcon size={16} />
              {words.approved(name)}, {at}
            </li>
          ))}
        </ul>
      )}
      {error && <FieldError role="alert">{error}</FieldError>}
      <footer className="k-approval-foot">
        <p role="status">
          <Outcome approval={approval} />
        </p>
        {isOpen && (
          <span className="k-approval-actions">
            {onRefuse && (
              <Button size="small" variant="ghost" onClick={onRefuse} disabled={approval.state === 'signing'}>
                {words.refuse}
              </Button>
            )}
            {onApprove && (
              <Button
                size="small"
                icon={<FingerprintIcon />}
                loading={approval.state === 'signing'}
                onClick={onApprove}
                aria-describedby={`${id}title`}
              >
                {words.approve}
              </Button>
            )}
          </span>
        )}
      </footer>
    </article>
  )
}

function Outcome({ approval }: { approval: ApprovalState }) {
  const words = useDeskWords().approval
  switch (approval.state) {
    case 'open':
      return null
    case 'own':
      return <>{words.own}</>
    case 'blocked':
      return <>{approval.why}</>
    case 'signing':
      return <>{words.signing}</>
    case 'approved':
    case 'refused':
      return (
        <>
          {approval.state === 'approved' ? <CircleCheckIcon size={16} /> : <CircleXIcon size={16} />}
          <span>
            {words[approval.state](approval.by)}, {approval.at}
            {approval.reason && <>: {approval.reason}</>}
          </span>
        </>
      )
    case 'expired':
      return (
        <>
          <HourglassIcon size={16} />
          <span>
            {words.expired}
            {approval.at && <>, {approval.at}</>}
          </span>
        </>
      )
  }
}
