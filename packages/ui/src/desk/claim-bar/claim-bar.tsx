import type { ComponentPropsWithRef } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { classNames } from '../../primitives/class-names.ts'
import { Countdown } from '../../primitives/countdown/countdown.tsx'
import { Icon } from '../../primitives/icon/icon.tsx'
import { useDeskWords } from '../words/desk-words-provider.tsx'

export type ClaimState =
  | { state: 'free' }
  | {
      state: 'mine'
      /** When the lease ends unless work renews it, in milliseconds. */
      deadline: number
      totalMs: number
      now?: (() => number) | undefined
      onEnd?: (() => void) | undefined
    }
  | { state: 'other'; name: string }
  | { state: 'lost' }

export interface ClaimBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  claim: ClaimState
  onClaim: () => void
  onRelease: () => void
  busy?: boolean | undefined
}

/** Who has this order. Losing it is said at once and loudly, because a decision would no longer count. */
export function ClaimBar({ claim, onClaim, onRelease, busy, className, ...rest }: ClaimBarProps) {
  const words = useDeskWords()
  const { state } = claim
  return (
    <div {...rest} className={classNames('k-claim-bar', className)} data-state={state}>
      <Icon name={icons[state]} />
      <div className="k-claim-bar-words" role={state === 'lost' ? 'alert' : 'status'}>
        <b>
          {state === 'free' && words.claimFree}
          {state === 'mine' && words.claimMine}
          {state === 'other' && words.claimOther(claim.name)}
          {state === 'lost' && words.claimLost}
        </b>{' '}
        {state === 'lost' ? words.claimLostDetail : null}
        {state === 'mine' ? (
          <>
            {words.claimLeft}{' '}
            <Countdown
              look="text"
              deadline={claim.deadline}
              totalMs={claim.totalMs}
              now={claim.now}
              onEnd={claim.onEnd}
            />
          </>
        ) : null}
      </div>
      {state === 'mine' ? (
        <Button size="small" variant="plain" onClick={onRelease} busy={busy}>
          {words.release}
        </Button>
      ) : state === 'other' ? null : (
        <Button size="small" onClick={onClaim} busy={busy}>
          {state === 'lost' ? words.claimAgain : words.claim}
        </Button>
      )}
    </div>
  )
}

const icons = { free: 'inbox', mine: 'user-check', other: 'lock', lost: 'triangle-alert' } as const
