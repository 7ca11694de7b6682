'use client'

import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react'
import { Button, type ButtonVariant } from '../../primitives/button/button.tsx'
import { classNames } from '../../primitives/class-names.ts'
import { LockIcon } from '../../primitives/icon/generated/lock-icon.ts'
import { UsersIcon } from '../../primitives/icon/generated/users-icon.ts'
import { KeyMark } from '../shortcuts/key-mark.tsx'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'
import { useDeskWords } from '../words/desk-words-provider.tsx'

export interface Decision {
  id: string
  label: string
  icon?: ReactElement | undefined
  variant?: ButtonVariant | undefined
  /** One key that does the same: `a`. */
  shortcut?: string | undefined
  /** It can't be taken now; the bar's note says why. */
  disabled?: boolean | undefined
}

export interface DecisionBarProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The one that goes on comes last. */
  decisions: readonly Decision[]
  onDecide: (id: string) => void
  /** The id of the decision that is on its way: nothing else can be pressed meanwhile. */
  pending?: string | null | undefined
  /** What it comes to: the sum that will be paid, or what is still missing. */
  summary?: ReactNode
  /** Above a limit a second person confirms; said before it is pressed. */
  secondPerson?: boolean | undefined
  /** Why nothing can be decided: the claim is another's or was lost. */
  blocked?: ReactNode
  /** Single keys on or off. */
  shortcutsOn?: boolean | undefined
}

/** What can be decided about the order, always in sight, each with its key. */
export function DecisionBar({
  decisions,
  onDecide,
  pending = null,
  summary,
  secondPerson = false,
  blocked,
  shortcutsOn = true,
  className,
  ...rest
}: DecisionBarProps) {
  const words = useDeskWords()
  const open = !blocked && pending === null
  const keys = decisions.filter((decision) => decision.shortcut && !decision.disabled)
  useShortcuts(
    Object.fromEntries(keys.map((decision) => [decision.shortcut!, () => onDecide(decision.id)])),
    shortcutsOn && open,
  )
  return (
    <section aria-label={words.decision} {...rest} className={classNames('k-decision-bar', className)}>
      <div className="k-decision-bar-words" role="status">
        {blocked ? (
          <span className="k-decision-bar-blocked">
            <LockIcon size={16} /> {blocked}
          </span>
        ) : (
          summary
        )}
        {secondPerson && !blocked ? (
          <span className="k-decision-bar-second">
            <UsersIcon size={16} /> {words.secondPerson}
          </span>
        ) : null}
      </div>
      <div className="k-decision-bar-buttons">
        {decisions.map((decision) => (
          <Button
            key={decision.id}
            variant={decision.variant ?? 'secondary'}
            icon={decision.icon}
            loading={pending === decision.id}
            disabled={decision.disabled || (!open && pending !== decision.id)}
            aria-keyshortcuts={shortcutsOn ? decision.shortcut : undefined}
            onClick={() => onDecide(decision.id)}
          >
            {decision.label}
            <KeyMark of={shortcutsOn ? decision.shortcut : undefined} />
          </Button>
        ))}
      </div>
    </section>
  )
}
