'use client'

import { useEffect, useRef } from 'react'
import { Alert } from '../../primitives/alert/alert.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { CircleAlertIcon } from '../../primitives/icon/generated/circle-alert-icon.ts'
import { UsersIcon } from '../../primitives/icon/generated/users-icon.ts'
import { TextLink } from '../../primitives/text-link/text-link.tsx'
import { JsonDiff } from '../json-diff/json-diff.tsx'
import { useDeskWords } from '../words/desk-words-provider.tsx'

interface MistakesProps {
  problems: readonly { name: string; label: string; problem: string }[]
  idOf: (name: string) => string
  goTo: (name: string) => void
}

/** Over a form with many mistakes: all of them, each with the way to its field. */
export function Mistakes({ problems, idOf, goTo }: MistakesProps) {
  const words = useDeskWords()
  return (
    <Alert tone="bad" icon={<CircleAlertIcon />} title={words.mistakes(problems.length)}>
      <ul className="k-resource-form-mistakes">
        {problems.map(({ name, label, problem }) => (
          <li key={name}>
            <TextLink
              inline
              href={`#${idOf(name)}`}
              onClick={(event) => {
                event.preventDefault()
                goTo(name)
              }}
            >
              {label}
            </TextLink>
            : {problem}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

interface ConflictProps {
  id: string
  takesFocus: boolean
  by: string | undefined
  /** Both by the labels of the fields. */
  before: Readonly<Record<string, string>>
  after: Readonly<Record<string, string>>
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Somebody else has changed the same thing: what they changed, and the two ways on. */
export function Conflict({ id, takesFocus, by, before, after, onKeepMine, onTakeTheirs }: ConflictProps) {
  const words = useDeskWords()
  const notice = useRef<HTMLElement>(null)
  useEffect(() => {
    if (takesFocus) notice.current?.focus()
  }, [takesFocus])
  return (
    <Alert
      ref={notice}
      id={id}
      tabIndex={-1}
      role="alert"
      tone="todo"
      icon={<UsersIcon />}
      title={words.changedBy(by)}
      action={
        <div className="k-resource-form-ways">
          <Button size="small" variant="secondary" onClick={onKeepMine}>
            {words.keepMine}
          </Button>
          <Button size="small" variant="secondary" onClick={onTakeTheirs}>
            {words.takeTheirs}
          </Button>
        </div>
      }
    >
      <JsonDiff
        className="k-resource-form-diff"
        label={words.changedMeanwhile}
        before={before}
        after={after}
      />
    </Alert>
  )
}
