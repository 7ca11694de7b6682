'use client'

import type { ElementType, ReactNode } from 'react'
import { Avatar, type AvatarProps } from '../../primitives/avatar/avatar.tsx'
import { classNames } from '../../primitives/class-names.ts'
import { Icon } from '../../primitives/icon/icon.tsx'
import type { IconName } from '../../primitives/icon/icon-names.ts'
import type { PolymorphicProps } from '../../primitives/polymorphic.ts'
import { Row } from '../../primitives/row/row.tsx'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx'
import { usePatternWords } from '../words/pattern-words-provider.tsx'

interface Own {
  title: ReactNode
  content?: ReactNode
  at: string
  dateTime?: string | undefined
  unread?: boolean | undefined
  /** What it is about, by the service's number; decides the icon. */
  bizType: number
}

export type NotificationRowProps<Element extends ElementType = 'a'> = PolymorphicProps<Element, Own>

/** A notification in the list. It leads to what it is about; one that leads nowhere is drawn `as="div"`. */
export function NotificationRow<Element extends ElementType = 'a'>(props: NotificationRowProps<Element>) {
  const {
    as = 'a',
    title,
    content,
    at,
    dateTime,
    unread = false,
    bizType,
    className,
    ...rest
  } = props as NotificationRowProps<'a'>
  const words = usePatternWords()
  const [icon, tone] = signs[bizType] ?? unknownSign
  return (
    <Row
      {...rest}
      as={as}
      className={classNames('k-notification-row', className)}
      data-unread={unread || undefined}
      startContent={
        <Avatar tone={tone}>
          <Icon name={icon} />
        </Avatar>
      }
      title={
        <>
          {title}
          {unread ? <VisuallyHidden>, {words.unread}</VisuallyHidden> : null}
        </>
      }
      detail={
        <>
          {content ? <span className="k-notification-row-content">{content}</span> : null}
          <time dateTime={dateTime} className="k-notification-row-at">
            {at}
          </time>
        </>
      }
      endContent={unread ? <span className="k-notification-row-dot" aria-hidden="true" /> : null}
      chevron={false}
    />
  )
}

type Sign = [icon: IconName, tone: AvatarProps['tone']]

const signs: Record<number, Sign> = {
  0: ['receipt-text', 'plain'],
  1: ['check', 'ok'],
  2: ['x', 'bad'],
  3: ['landmark', 'ok'],
  4: ['undo-2', 'bad'],
  5: ['bell', 'plain'],
  6: ['megaphone', 'earn'],
  7: ['refresh-cw', 'plain'],
}
const unknownSign: Sign = ['bell', 'plain']
