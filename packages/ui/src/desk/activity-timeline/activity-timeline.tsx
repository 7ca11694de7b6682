'use client'

import { type ComponentPropsWithRef, Fragment, type ReactElement, type ReactNode } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { ErrorState } from '../../primitives/error-state/error-state.tsx'
import { BanknoteIcon } from '../../primitives/icon/generated/banknote-icon.ts'
import { BellIcon } from '../../primitives/icon/generated/bell-icon.ts'
import { EyeIcon } from '../../primitives/icon/generated/eye-icon.ts'
import { FlagIcon } from '../../primitives/icon/generated/flag-icon.ts'
import { LockIcon } from '../../primitives/icon/generated/lock-icon.ts'
import { MessageCircleIcon } from '../../primitives/icon/generated/message-circle-icon.ts'
import { PencilIcon } from '../../primitives/icon/generated/pencil-icon.ts'
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx'
import { Tag, type TagTone } from '../../primitives/tag/tag.tsx'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx'
import { useDeskWords } from '../words/desk-words-provider.tsx'

export type ActivityKind = 'event' | 'reveal' | 'message' | 'note' | 'money' | 'notice'

export interface Activity {
  id: string
  kind: ActivityKind
  /** Who did it; left out where the service did. */
  actor?: string | undefined
  /** What happened: "took the order", "Paid ₦148,000". */
  title: ReactNode
  /** The words of a message or a note, the entries of a transfer, the reason that was given. */
  detail?: ReactNode
  /** As the eye reads it: "2:02 pm". */
  at: string
  /** The instant, for machines. */
  dateTime?: string | undefined
  /** The day it belongs to. Drawn where it differs from the one before. */
  day?: string | undefined
  tone?: TagTone | undefined
}

export interface ActivityTimelineProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** In the order they are read, as a rule the newest first. */
  activities: readonly Activity[]
  loading?: boolean | undefined
  failed?: boolean | undefined
  onReload?: (() => void) | undefined
  /** Under the last one: a button that loads more. */
  foot?: ReactNode
}

const icons: Record<ActivityKind, ReactElement> = {
  event: <FlagIcon size={16} />,
  reveal: <EyeIcon size={16} />,
  message: <MessageCircleIcon size={16} />,
  note: <PencilIcon size={16} />,
  money: <BanknoteIcon size={16} />,
  notice: <BellIcon size={16} />,
}

/**
 * Everything that happened to one object, of every kind in one line: events, codes that were opened, messages, notes,
 * money, notices. What a seller sees of an order is an `OrderTimeline`.
 */
export function ActivityTimeline({
  activities,
  loading,
  failed,
  onReload,
  foot,
  className,
  ...rest
}: ActivityTimelineProps) {
  const words = useDeskWords().activity
  return (
    <section
      aria-label={words.region}
      aria-busy={loading || undefined}
      {...rest}
      className={classNames('k-activity', className)}
    >
      {failed ? (
        <ErrorState onRetry={onReload} retrying={loading} />
      ) : loading ? (
        [1, 2, 3].map((number) => <Skeleton key={number} width="70%" />)
      ) : activities.length === 0 ? (
        <p className="k-quiet">{words.empty}</p>
      ) : (
        <ol>
          {activities.map((activity, index) => (
            <Fragment key={activity.id}>
              {activity.day !== undefined && activity.day !== activities[index - 1]?.day && (
                <li className="k-activity-day">{activity.day}</li>
              )}
              <Line activity={activity} />
            </Fragment>
          ))}
        </ol>
      )}
      {foot}
    </section>
  )
}

function Line({ activity }: { activity: Activity }) {
  const words = useDeskWords().activity
  const { kind, actor, title, detail, at, dateTime, tone } = activity
  // What a person wrote reads as they wrote it; the rest as the page does.
  const isWritten = kind === 'message' || kind === 'note'
  return (
    <li className="k-activity-line" data-kind={kind} data-tone={tone}>
      <span className="k-activity-thread" />
      <span className="k-activity-knot" aria-hidden>
        {icons[kind]}
      </span>
      <div className="k-activity-words">
        <p className="k-activity-title">
          <VisuallyHidden>{words.kinds[kind]}: </VisuallyHidden>
          {actor && <b>{actor}</b>} {title}
          {kind === 'note' && (
            <>
              {' '}
              <Tag icon={<LockIcon />}>{words.internal}</Tag>
            </>
          )}
        </p>
        {detail && (
          <div className="k-activity-detail" dir={isWritten ? 'auto' : undefined}>
            {detail}
          </div>
        )}
      </div>
      <time className="k-activity-at" dateTime={dateTime} dir="auto">
        {at}
      </time>
    </li>
  )
}
