'use client'

import type { ComponentPropsWithRef } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { classNames } from '../../primitives/class-names.ts'
import { Countdown } from '../../primitives/countdown/countdown.tsx'
import { InboxIcon } from '../../primitives/icon/generated/inbox-icon.ts'
import { LockIcon } from '../../primitives/icon/generated/lock-icon.ts'
import { TriangleAlertIcon } from '../../primitives/icon/generated/triangle-alert-icon.ts'
import { UserCheckIcon } from '../../primitives/icon/generated/user-check-icon.ts'
import { KeyMark } from '../shortcuts/key-mark.tsx'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'
import { useDeskWords } from '../words/desk-words-provider.tsx'
import { type ClaimState, canTakeClaim } from './claim-state.ts'

export interface ClaimBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  claim: ClaimState
  onClaim: () => void
  onRelease: () => void
  loading?: boolean | undefined
}

/** Who has this order. Losing it is said at once and loudly, because a decision would no longer count. */
export function ClaimBar({ claim, onClaim, onRelease, loading, className, ...rest }: ClaimBarProps) {
  const { state } = claim
  const canTake = canTakeClaim(claim)
  useShortcuts({
    t: canTake && !loading ? onClaim : undefined,
    g: state === 'mine' && !loading ? onRelease : undefined,
  })
  const words = useDeskWords()
  return (
    <div {...rest} className={classNames('k-claim-bar', className)} data-state={state}>
      {icons[state]}
      <div className="k-claim-bar-words" role={state === 'lost' ? 'alert' : 'status'}>
        <ClaimWords claim={claim} />
      </div>
      {state === 'mine' ? (
        <Button size="small" variant="ghost" onClick={onRelease} loading={loading} aria-keyshortcuts="g">
          {words.release}
          <KeyMark of="g" />
        </Button>
      ) : canTake ? (
        <Button size="small" onClick={onClaim} loading={loading} aria-keyshortcuts="t">
          {state === 'free' ? words.claim : claim.isMine ? words.claimHere : words.claimAgain}
          <KeyMark of="t" />
        </Button>
      ) : null}
    </div>
  )
}

function ClaimWords({ claim }: { claim: ClaimState }) {
  const words = useDeskWords()
  switch (claim.state) {
    case 'free':
      return <b>{words.claimFree}</b>
    case 'mine':
      return (
        <>
          <b>{words.claimMine}</b> <span className="k-claim-bar-left">{words.claimLeft}</span>{' '}
          <Countdown
            appearance="text"
            deadline={claim.deadline}
            totalMs={claim.totalMs}
            now={claim.now}
            onEnd={claim.onEnd}
          />
        </>
      )
    case 'other':
      return <b>{words.claimOther(claim.name)}</b>
    case 'lost':
      return (
        <>
          <b>{words.claimLost[claim.reason](claim.name)}</b> {words.claimLostDetail}
        </>
      )
  }
}

const icons = {
  free: <InboxIcon />,
  mine: <UserCheckIcon />,
  other: <LockIcon />,
  lost: <TriangleAlertIcon />,
}
