'use client'

import { type FocusEvent, type KeyboardEvent, useId, useRef } from 'react'
import { useInSight } from '../../hooks/use-in-sight.ts'
import { CameraIcon } from '../../primitives/icon/generated/camera-icon.ts'
import { Tag } from '../../primitives/tag/tag.tsx'
import { KeyMark } from '../shortcuts/key-mark.tsx'
import { useDeskWords } from '../words/desk-words-provider.tsx'
import type { Reason } from './reason.ts'

interface ReasonListProps {
  reasons: readonly Reason[]
  value: number | null
  brief: boolean
  onChange: (code: number) => void
  /** The choice is made: by press, by Enter, or by going on. Arrow keys only look around. */
  onSettled: () => void
  /** It was made by Enter. */
  onKeyed?: (() => void) | undefined
}

export function ReasonList({ reasons, value, brief, onChange, onSettled, onKeyed }: ReasonListProps) {
  const words = useDeskWords()
  const name = useId()
  const isPressed = useRef(false)
  // In little room the last of them may lie below the fold: what opens is seen whole.
  const list = useInSight<HTMLDivElement>(brief)
  if (reasons.length === 0) return <p className="k-reason-picker-none">{words.noReason}</p>

  const change = (code: number) => {
    onChange(code)
    if (isPressed.current) onSettled()
  }
  const enter = (event: KeyboardEvent) => {
    isPressed.current = false
    if (event.key !== 'Enter' || value === null) return
    // The focus goes on: the same press must not act on what it comes to.
    event.preventDefault()
    onSettled()
    onKeyed?.()
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (value !== null && relatedTarget && !currentTarget.contains(relatedTarget)) onSettled()
  }
  return (
    <div
      ref={list}
      className="k-reason-picker-list"
      role="radiogroup"
      aria-label={words.reasons}
      onPointerDown={() => {
        isPressed.current = true
      }}
      onKeyDown={enter}
      onBlur={leave}
    >
      {reasons.map(({ code, label, correctable, shortcut }) => (
        <label key={code}>
          <input type="radio" name={name} checked={code === value} onChange={() => change(code)} />
          <span className="k-reason-picker-code">{code}</span>
          <span className="k-reason-picker-label">{label}</span>
          {correctable && !brief ? (
            <Tag tone="todo" icon={<CameraIcon />}>
              {words.correctable}
            </Tag>
          ) : null}
          <KeyMark of={shortcut} />
        </label>
      ))}
    </div>
  )
}
