'use client'

import { type ComponentPropsWithRef, Fragment, type ReactNode } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { classNames } from '../../primitives/class-names.ts'
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx'
import { ErrorState } from '../../primitives/error-state/error-state.tsx'
import { ChevronDownIcon } from '../../primitives/icon/generated/chevron-down-icon.ts'
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx'
import { englishMessageWords } from '../words/english-part-words.tsx'
import { usePatternWords } from '../words/pattern-words-provider.tsx'
import { MessageBubble, type ThreadMessage } from './message-bubble.tsx'
import { useStaysAtEnd } from './use-stays-at-end.ts'

export interface MessageThreadProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'onError'> {
  /** Oldest first. */
  messages: readonly ThreadMessage[]
  /** The first ones are on their way. */
  loading?: boolean | undefined
  /** They did not come, and trying again may help. */
  failed?: boolean | undefined
  onReload?: (() => void) | undefined
  /** In place of the kit's words where there is no message yet: whom one writes to, how fast they answer. */
  empty?: ReactNode
  /** Asks for older ones. Left out once the first is in sight. */
  onEarlier?: (() => void) | undefined
  loadingEarlier?: boolean | undefined
  onRetry?: ((id: string) => void) | undefined
  onOpenPicture?: ((message: string, picture: string) => void) | undefined
}

/**
 * What was written, oldest first, in an area of its own that stays at the newest message while one reads there. Give it
 * a height by what it stands in. New messages are read out politely. `MessageComposer` goes under it.
 */
export function MessageThread({
  messages,
  loading,
  failed,
  onReload,
  empty,
  onEarlier,
  loadingEarlier,
  onRetry,
  onOpenPicture,
  className,
  ...rest
}: MessageThreadProps) {
  const words = usePatternWords().messages ?? englishMessageWords
  const { area, missed, toEnd, onScroll } = useStaysAtEnd(messages)
  const body = failed ? (
    <ErrorState onRetry={onReload} retrying={loading} />
  ) : loading ? (
    <div className="k-message-list">
      <Skeleton shape="panel" width="70%" height="3.5rem" />
      <Skeleton shape="panel" width="55%" height="2.5rem" className="k-message-thread-mine" />
      <Skeleton shape="panel" width="75%" height="4.5rem" />
    </div>
  ) : messages.length === 0 ? (
    (empty ?? <EmptyState title={words.empty} />)
  ) : null
  return (
    <section
      aria-label={words.region}
      aria-busy={loading || undefined}
      {...rest}
      className={classNames('k-message-thread', className)}
    >
      <div
        ref={area}
        className="k-message-thread-area"
        onScroll={onScroll}
        // What scrolls has to be reached by keyboard.
        tabIndex={messages.length > 0 ? 0 : undefined}
      >
        {onEarlier && (
          <Button size="small" variant="ghost" loading={loadingEarlier} onClick={onEarlier}>
            {words.earlier}
          </Button>
        )}
        {body}
        <div role="log" aria-label={words.region}>
          <ol className="k-message-list">
            {messages.map((message, index) => {
              const before = messages[index - 1]
              const isNewDay = message.day !== undefined && message.day !== before?.day
              return (
                <Fragment key={message.id}>
                  {isNewDay && <li className="k-message-day">{message.day}</li>}
                  <li>
                    <MessageBubble
                      message={message}
                      follows={!isNewDay && before?.from === message.from && before.author === message.author}
                      onRetry={onRetry}
                      onOpenPicture={onOpenPicture}
                    />
                  </li>
                </Fragment>
              )
            })}
          </ol>
        </div>
      </div>
      {missed > 0 && (
        <Button size="small" icon={<ChevronDownIcon />} className="k-message-thread-new" onClick={toEnd}>
          {words.newBelow(missed)}
        </Button>
      )}
    </section>
  )
}
