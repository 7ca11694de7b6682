'use client'

import type { ReactNode } from 'react'
import { CheckIcon } from '../../primitives/icon/generated/check-icon.ts'
import { CircleAlertIcon } from '../../primitives/icon/generated/circle-alert-icon.ts'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx'
import { englishMessageWords } from '../words/english-part-words.tsx'
import { usePatternWords } from '../words/pattern-words-provider.tsx'

export interface MessagePicture {
  id: string
  src: string
  /** What is on it, for screen readers: "Photo of the receipt". */
  label: string
}

export interface ThreadMessage {
  id: string
  /** `system` is what happened in between: "Bisi took over". */
  from: 'me' | 'them' | 'system'
  /** Who wrote it, where it was not this person. */
  author?: string | undefined
  text?: ReactNode
  pictures?: readonly MessagePicture[] | undefined
  /** As the eye reads it: "2:02 pm". */
  at?: string | undefined
  /** The instant, for machines. */
  dateTime?: string | undefined
  /** The day it belongs to: "Today". Drawn where it differs from the one before. */
  day?: string | undefined
  /** What became of one's own message. */
  state?: 'sending' | 'sent' | 'read' | 'failed' | undefined
}

export interface MessageBubbleProps {
  message: ThreadMessage
  /** The one before is by the same person: the name is not said to the eye again. */
  follows: boolean
  onRetry?: ((id: string) => void) | undefined
  onOpenPicture?: ((message: string, picture: string) => void) | undefined
}

/** One message: who, what, when, and what became of it. */
export function MessageBubble({ message, follows, onRetry, onOpenPicture }: MessageBubbleProps) {
  const words = usePatternWords()
  const { states, sendAgain } = words.messages ?? englishMessageWords
  const { id, from, author, text, pictures = [], at, dateTime, state } = message
  const time = at && (
    <time className="k-message-at" dateTime={dateTime} dir="auto">
      {at}
    </time>
  )
  if (from === 'system')
    return (
      <p className="k-message-system">
        {text} {time}
      </p>
    )
  const name = from === 'me' ? words.you : author
  const showsName = from === 'them' && author && !follows
  return (
    <div className="k-message" data-from={from} data-state={state} data-follows={follows || undefined}>
      {showsName ? (
        <p className="k-message-author">
          <bdi>{author}</bdi>
        </p>
      ) : (
        <VisuallyHidden>{name}</VisuallyHidden>
      )}
      {pictures.length > 0 && (
        <ul className="k-message-pictures">
          {pictures.map((picture) => (
            <li key={picture.id}>
              {onOpenPicture ? (
                <button
                  type="button"
                  aria-label={words.openPicture(picture.label)}
                  onClick={() => onOpenPicture(id, picture.id)}
                >
                  <img src={picture.src} alt="" loading="lazy" decoding="async" />
                </button>
              ) : (
                <img src={picture.src} alt={picture.label} loading="lazy" decoding="async" />
              )}
            </li>
          ))}
        </ul>
      )}
      {text && (
        <div className="k-message-text" dir="auto">
          {text}
        </div>
      )}
      <p className="k-message-foot">
        {time}
        {state && state !== 'failed' && (
          <span>
            {state === 'read' && <CheckIcon size={14} />}
            {states[state]}
          </span>
        )}
        {state === 'failed' && (
          <span className="k-message-failed">
            <CircleAlertIcon size={14} />
            {states.failed}
          </span>
        )}
        {state === 'failed' && onRetry && (
          <button type="button" className="k-message-retry" onClick={() => onRetry(id)}>
            {sendAgain}
          </button>
        )}
      </p>
    </div>
  )
}
